import {
  type Crop,
  type Issue,
  issueAt,
  maxPhotoPixels,
  maxPhotoSide,
  maxThumbnailSide,
} from '@panel/contract'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { AppError } from './http/errors.ts'
import { limitSimultaneous } from './limit-simultaneous.ts'

/** A picture as the panel stores it: WebP, without metadata of the camera. */
export type Picture = { bytes: Buffer; mediaType: 'image/webp'; width: number; height: number }

sharp.cache(false)
// Other requests do not wait for pictures.
sharp.concurrency(1)

/** Maximum number of pictures that are decoded at the same time; each can take 200 MB. */
const maxSimultaneous = 2
const maxSeconds = 15

const runLimited = limitSimultaneous(maxSimultaneous)

/**
 * Decodes a file and encodes it again. The result has only the pixels, rotated as the camera was held, of the first frame,
 * scaled down if it is too large.
 * @throws {AppError} `picture_unreadable`, `picture_too_large`
 */
export async function readPicture(file: Buffer): Promise<Picture> {
  const format = formatOf(file)
  if (!format) throw unreadable(issueAt('body', 'not_a_picture', { types: 'JPEG, PNG, WebP, GIF or AVIF' }))
  const decode = async (bytes: Buffer, failOn: SharpOptions['failOn']) => {
    // In addition to sharp's own limit: the header is read before any pixel.
    const input = sharp(bytes, { failOn, limitInputPixels: maxPhotoPixels, animated: false })
    const found = await input.metadata()
    if (found.format !== format) throw unreadable(issueAt('body', 'broken_picture'))
    if (found.width * found.height > maxPhotoPixels) throw tooLarge()
    return reencode(input, found)
  }
  return runLimited(() =>
    decode(file, 'error')
      .catch((error: unknown) => {
        if (!lacksEnd(error)) throw error
        // Cameras and interrupted uploads leave the end marker out. A picture that lacks more of it causes a warning.
        return decode(Buffer.concat([file, endOfJpeg]), 'warning')
      })
      .catch(refuse),
  )
}

const endOfJpeg = Buffer.from([0xff, 0xd9])
const lacksEnd = (error: unknown) => error instanceof Error && /premature end of JPEG/.test(error.message)

/** A part of a picture that `readPicture` has read before. @throws {AppError} `picture_unreadable` */
export function cropPicture(picture: Buffer, { x, y, width, height }: Crop): Promise<Picture> {
  return runLimited(async () => {
    const input = sharp(picture, { failOn: 'error' }).extract({ left: x, top: y, width, height })
    return encode(input).catch(refuse)
  })
}

/** A small version for lists, of a picture that `readPicture` has read before. */
export function makeThumbnail(picture: Buffer): Promise<Buffer> {
  return runLimited(() =>
    sharp(picture)
      .resize({ width: maxThumbnailSide, height: maxThumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75, effort: 3 })
      .toBuffer(),
  )
}

async function reencode(input: Sharp, { hasAlpha }: Metadata): Promise<Picture> {
  const upright = input
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: maxPhotoSide, height: maxPhotoSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return encode(upright, hasAlpha)
}

async function encode(input: Sharp, hasAlpha = false): Promise<Picture> {
  const { data, info } = await input
    .webp({ quality: 80, alphaQuality: hasAlpha ? 80 : 100, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height }
}

/**
 * Detects the format by the first bytes: the browser only guesses the type. SVG is not accepted, because it can contain
 * scripts.
 */
function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | undefined {
  const start = file.toString('latin1', 0, 16)
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
  if (start.slice(4, 12) === 'ftypavif') return 'heif'
  return undefined
}

function refuse(error: unknown): never {
  if (error instanceof AppError) throw error
  const why = error instanceof Error ? error.message : ''
  throw /pixel limit|too large|dimensions|timeout/i.test(why)
    ? tooLarge()
    : unreadable(issueAt('body', 'broken_picture'))
}

const unreadable = (found: Issue) => new AppError('picture_unreadable', { issues: [found] })

const tooLarge = () =>
  new AppError('picture_too_large', {
    issues: [issueAt('body', 'too_many_pixels', { max: maxPhotoPixels / 1_000_000 })],
  })
