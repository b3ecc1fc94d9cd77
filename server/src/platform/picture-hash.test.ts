import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hashPicture } from './picture-hash.ts'

const scene = (shift: number, side = 480) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 480 480">
        <rect width="480" height="480" fill="#cfe3ea"/><circle cx="${120 + shift}" cy="110" r="70" fill="#f7d794"/>
        <path d="M0 ${300 - shift} L160 200 L300 ${330 + shift} L480 240 V480 H0 z" fill="#557f5b"/></svg>`,
    ),
  )

const bits = (one: bigint, other: bigint) =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length

describe('the hash of a picture', () => {
  it('stays nearly the same when the picture is scaled and compressed', async () => {
    const hash = await hashPicture(await scene(0).png().toBuffer())
    const other = await hashPicture(await scene(0, 900).jpeg({ quality: 40 }).toBuffer())
    expect(bits(hash, other)).toBeLessThanOrEqual(3)
  })

  it('differs clearly for another picture', async () => {
    const hash = await hashPicture(await scene(0).png().toBuffer())
    expect(bits(hash, await hashPicture(await scene(190).png().toBuffer()))).toBeGreaterThan(8)
  })

  it('fits into a signed integer of 64 bits', async () => {
    const rising = sharp({ create: { width: 9, height: 8, channels: 3, background: '#000' } })
    const steps = Buffer.from(Array.from({ length: 72 }, (_, at) => (at % 9) * 20))
    const brighter = await sharp(steps, { raw: { width: 9, height: 8, channels: 1 } })
      .png()
      .toBuffer()
    expect(await hashPicture(await rising.png().toBuffer())).toBe(0n)
    expect(await hashPicture(brighter)).toBe(-1n)
  })
})
