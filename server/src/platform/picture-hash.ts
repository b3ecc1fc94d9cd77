import sharp from 'sharp'

/** Columns and rows of the differences that are the bits of a hash. */
const [columns, rows] = [8, 8]

/**
 * A 64-bit difference hash: for each of 8 × 8 areas, whether the picture becomes brighter to the right. Pictures that look the
 * same differ in a few bits, also after scaling and compression. Signed, as PostgreSQL stores it.
 */
export async function hashPicture(picture: Buffer): Promise<bigint> {
  const gray = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .grayscale()
    .resize(columns + 1, rows, { fit: 'fill' })
    .raw()
    .toBuffer()
  let hash = 0n
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column
      const isBrighter = Number(gray[at + 1]) > Number(gray[at])
      hash = (hash << 1n) | (isBrighter ? 1n : 0n)
    }
  return BigInt.asIntN(64, hash)
}
