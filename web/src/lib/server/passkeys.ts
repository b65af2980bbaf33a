/** Passkeys as the browser keeps them; the server says what is asked and whether the answer is true. */
import { rest } from './rest.ts'

/** Whether this page can have passkeys at all: at a secure address with a name, in a browser that knows them. */
export const knowsPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** The person has closed the browser's question, or it was not answered in time. */
export class NotMade extends Error {}

const bytes = (text: string): ArrayBuffer => {
  const padded = text.replace(/-/g, '+').replace(/_/g, '/')
  return Uint8Array.from(atob(padded), (sign) => sign.charCodeAt(0)).buffer
}
const text = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

interface Described {
  id: string
  type: 'public-key'
}
const described = (all: Described[] = []): PublicKeyCredentialDescriptor[] =>
  all.map((one) => ({ ...one, id: bytes(one.id) }))

function written(made: Credential | null, response: Record<string, ArrayBuffer | null>): string {
  if (!made) throw new NotMade()
  const told = Object.fromEntries(Object.entries(response).map(([name, data]) => [name, text(data)]))
  return JSON.stringify({ id: made.id, rawId: made.id, type: made.type, response: told })
}

async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch {
    throw new NotMade()
  }
}

/** Make a passkey and keep it as a way back. */
export async function makePasskey() {
  const options = JSON.parse((await rest.newPasskey()).options)
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: described(options.excludeCredentials),
  }
  const made = (await asked(navigator.credentials.create({ publicKey }))) as PublicKeyCredential | null
  const response = made?.response as AuthenticatorAttestationResponse | undefined
  return rest.addPasskey(
    written(made, {
      clientDataJSON: response?.clientDataJSON ?? null,
      attestationObject: response?.attestationObject ?? null,
    }),
  )
}

/** Come back with a passkey. */
export async function enterByPasskey(lent: boolean) {
  const options = JSON.parse((await rest.askPasskey()).options)
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: described(options.allowCredentials),
  }
  const made = (await asked(navigator.credentials.get({ publicKey }))) as PublicKeyCredential | null
  const response = made?.response as AuthenticatorAssertionResponse | undefined
  return rest.enterByPasskey(
    written(made, {
      clientDataJSON: response?.clientDataJSON ?? null,
      authenticatorData: response?.authenticatorData ?? null,
      signature: response?.signature ?? null,
    }),
    lent,
  )
}
