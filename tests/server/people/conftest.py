from tests.server.people.homes import home, post, time  # noqa: F401 fixtures
