import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { plainPicture } from '../testing/make-attachments.ts'
import { readPicture } from './pictures.ts'

const metadataOf = (file: Buffer) => sharp(file).metadata()

/** A small PNG file whose header declares this size in pixels. */
function decompressionBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is read from %s and written as WebP',
    async (format) => {
      const picture = await readPicture(await plainPicture().toFormat(format).toBuffer())
      expect(picture).toMatchObject({ mediaType: 'image/webp', width: 64, height: 40 })
      expect(await metadataOf(picture.bytes)).toMatchObject({ format: 'webp', width: 64, height: 40 })
    },
  )

  it('is written without the metadata of the camera: place, time, maker, thumbnail', async () => {
    const taken = await plainPicture()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera', Software: 'secret' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer()
    expect((await metadataOf(taken)).exif).toBeDefined()
    const { bytes } = await readPicture(taken)
    const { exif, xmp, iptc, icc } = await metadataOf(bytes)
    expect({ exif, xmp, iptc, icc }).toEqual({})
    expect(bytes.includes('secret')).toBe(false)
  })

  it('is rotated by the orientation in its metadata', async () => {
    const turned = await plainPicture(64, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await readPicture(turned)).toMatchObject({ width: 40, height: 64 })
  })

  it('keeps only the first frame of an animation', async () => {
    const frames = await sharp(
      [await plainPicture().png().toBuffer(), await plainPicture().negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer()
    expect(await sharp(frames).metadata()).toMatchObject({ pages: 2 })
    const { bytes, height } = await readPicture(frames)
    expect(height).toBe(40)
    expect((await metadataOf(bytes)).pages ?? 1).toBe(1)
  })

  it('is scaled down to the maximum size', async () => {
    expect(await readPicture(await plainPicture(3_200, 400).png().toBuffer())).toMatchObject({
      width: 1_600,
      height: 200,
    })
  })
})

describe('a photo of a camera', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })

  it.each([
    [8_160, 6_144],
    [8_272, 6_200],
  ])('may have %i × %i pixels', async (width, height) => {
    expect(await readPicture(await photo(width, height).jpeg({ quality: 60 }).toBuffer())).toMatchObject({
      width: 1_600,
    })
  })

  it.each([false, true])(
    'may lack the end marker, and other bytes may follow it (progressive: %s)',
    async (progressive) => {
      const file = await photo(400, 300).jpeg({ progressive }).toBuffer()
      for (const bytes of [
        file.subarray(0, -2),
        file.subarray(0, -1),
        Buffer.concat([file, Buffer.from('trailer')]),
      ])
        expect(await readPicture(bytes)).toMatchObject({ width: 400, height: 300 })
    },
  )
})

describe('a refused file', () => {
  const refused = (file: Buffer) =>
    readPicture(file).then(
      () => 'taken',
      ({ code, details }) => ({ code, path: details.issues[0].path }),
    )
  const unreadable = { code: 'picture_unreadable', path: 'body' }

  it('can be a small one that declares a huge number of pixels', async () => {
    const file = decompressionBomb(60_000, 60_000)
    expect(file.length).toBeLessThan(200)
    expect(await refused(file)).toEqual({ code: 'picture_too_large', path: 'body' })
    expect(await refused(decompressionBomb(2_000_000_000, 2_000_000_000))).toEqual(unreadable)
  })

  it('can be SVG, which can contain scripts, even with the first bytes of another format', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    for (const start of ['', '<?xml version="1.0"?>', 'GIF89a', '\ufeff'])
      expect(await refused(Buffer.from(start + svg))).toEqual(unreadable)
  })

  it('can be a truncated image', async () => {
    const whole = await plainPicture(400, 400).png().toBuffer()
    const jpeg = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#fff',
      },
    })
      .jpeg()
      .toBuffer()
    for (const file of [
      whole.subarray(0, 8),
      whole.subarray(0, 60),
      jpeg.subarray(0, 3),
      jpeg.subarray(0, jpeg.length / 2),
    ])
      expect(await refused(Buffer.from(file))).toEqual(unreadable)
  })

  it('can be a file of another type', async () => {
    for (const file of [
      '',
      'hello',
      '%PDF-1.7',
      'MZ',
      '\u0000'.repeat(100),
      '<html>',
      '\x00\x00\x00\x18ftypheic',
    ])
      expect(await refused(Buffer.from(file, 'latin1'))).toEqual(unreadable)
    const tiff = await plainPicture().tiff().toBuffer()
    expect(await refused(tiff)).toEqual(unreadable)
  })
})
