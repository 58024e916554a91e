"""Web push: a message encrypted for one browser (RFC 8291), from a server it knows (RFC 8292).

The package cryptography is needed only where somebody asks to be notified this way.
"""

from __future__ import annotations

import base64
import json
import os
import struct
from typing import Any
from urllib.parse import urlsplit

RECORD = 4096
VALID_SECONDS = 12 * 3600


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for this server, as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(number.to_bytes(32, "big"))


def _private(key: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(unb64(key), "big"), ec.SECP256R1())


def _point(public: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    data: bytes = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return data


def public_key(key: str) -> str:
    """What a browser needs to subscribe."""
    return b64(_point(_private(key).public_key()))


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    data: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(secret)
    return data


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """The body that only this browser can read (aes128gcm)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
    ours = ec.generate_private_key(ec.SECP256R1())
    our_point = _point(ours.public_key())
    info = b"WebPush: info\x00" + _point(theirs) + our_point
    shared = _derive(unb64(auth), ours.exchange(ec.ECDH(), theirs), info, 32)
    salt = os.urandom(16)
    key = _derive(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(salt, shared, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(our_point)) + our_point + sealed


def authorization(key: str, endpoint: str, subject: str, now: float) -> str:
    """The header by which the push service knows this server."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + VALID_SECONDS,
        "sub": subject,
    }
    header = b64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    signed = f"{header}.{b64(json.dumps(claims).encode())}"
    private = _private(key)
    r, s = decode_dss_signature(private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(key)}"
