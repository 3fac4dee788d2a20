import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A passkey in software: what a phone or a security key would answer to the server's challenges. */

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

type Value = number | string | Buffer | Map<number | string, Value>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

/** As much of CBOR as an authenticator speaks. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

/** COSE: elliptic curve P-256, for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const fields: [number, Value][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map(fields));
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export class Authenticator {
  readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {}

  private data(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter, more]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: Record<string, Buffer>): object {
    const text = Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]));
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: text };
  }

  /** The answer of `navigator.credentials.create`. */
  create({ challenge }: { challenge: string }): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)]);
    const fields: [string, Value][] = [
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(PRESENT | VERIFIED | ATTESTED, credential)],
    ];
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge),
      attestationObject: cbor(new Map(fields)),
    });
  }

  /** The answer of `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }): object {
    const client = this.client('webauthn.get', challenge);
    const data = this.data(PRESENT | VERIFIED);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.keys.privateKey);
    return this.answer({ clientDataJSON: client, authenticatorData: data, signature });
  }
}
