"""Passkeys: what is asked of a browser, and whether what it answers is true. The mathematics are the library's.

Imported when somebody first needs it: it takes its time. Everything here runs beside the event loop. The library reads
CBOR, certificates and keys as anybody may send them, and fails in as many ways: whatever it raises, it is not a key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from emporion.server.people.site import Site

NAME = "Emporion"


class KeyBody(msgspec.Struct, frozen=True):
    """What is kept of a passkey besides its id."""

    public_key: str
    count: int


class Asked(NamedTuple):
    challenge: str
    options: str
    """JSON, as the browser wants it."""


class NotAKey(Exception):
    """The answer is not true, or none that we have asked for."""


def ask_new(site: Site, person: str, name: str, known: Sequence[str]) -> Asked:
    """Ask a browser for a new passkey, in none of the places that have one of these."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    return Asked(bytes_to_base64url(options.challenge), options_to_json(options))


def ask(site: Site) -> Asked:
    """Ask a browser for a passkey of this site, whosever it is."""
    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.PREFERRED)
    return Asked(bytes_to_base64url(options.challenge), options_to_json(options))


class _Response(msgspec.Struct):
    clientDataJSON: str


class _Credential(msgspec.Struct):
    id: str
    response: _Response


def read(credential: str) -> tuple[str, str]:
    """The id of the passkey and the challenge that a browser's answer names; `NotAKey` if it is none."""
    try:
        found = msgspec.json.decode(credential, type=_Credential)
        client = parse_client_data_json(base64url_to_bytes(found.response.clientDataJSON))
    except Exception as error:
        raise NotAKey(str(error)) from None
    return found.id, bytes_to_base64url(client.challenge)


def verify_new(site: Site, credential: str, challenge: str) -> tuple[str, KeyBody]:
    """A new passkey: its id and what is to be kept."""
    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception as error:
        raise NotAKey(str(error)) from None
    key = KeyBody(bytes_to_base64url(verified.credential_public_key), verified.sign_count)
    return bytes_to_base64url(verified.credential_id), key


def verify(site: Site, credential: str, challenge: str, key: KeyBody) -> KeyBody:
    """Whether it was signed with that key; what is to be kept from now on."""
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.count,
        )
    except Exception as error:
        raise NotAKey(str(error)) from None
    return KeyBody(key.public_key, verified.new_sign_count)
