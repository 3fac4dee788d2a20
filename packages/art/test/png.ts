import { deflateSync } from 'node:zlib';

/** The least of a PNG: bytes of red, green, blue and opacity in, a file out. */

const TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ -306674912 : c >>> 1;
  return c;
});

function chunk(type: string, body: Buffer): Buffer {
  const out = Buffer.alloc(12 + body.length);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  let crc = -1;
  for (const byte of out.subarray(4, 8 + body.length)) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  out.writeUInt32BE(~crc >>> 0, 8 + body.length);
  return out;
}

export function png(bytes: Uint8ClampedArray, w: number, h: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(w, 0);
  head.writeUInt32BE(h, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc((w * 4 + 1) * h);
  for (let y = 0; y < h; y++) rows.set(bytes.subarray(y * w * 4, (y + 1) * w * 4), y * (w * 4 + 1) + 1);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}
