import type { ServerResponse } from 'node:http'
import { drawPortrait } from '@panel/demo/portraits'
import { readPortraitAddress } from '@panel/demo/site-access'
import sharp from 'sharp'

/** Draws the portrait of a profile of the demo, whose address says of whom. */
export async function sendPortrait(path: string, response: ServerResponse) {
  const sitter = readPortraitAddress(path)
  if (!sitter) return response.writeHead(404).end()
  const picture = await sharp(Buffer.from(drawPortrait(sitter)))
    .webp({ quality: 82 })
    .toBuffer()
  return response.writeHead(200, { 'content-type': 'image/webp' }).end(picture)
}
