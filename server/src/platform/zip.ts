import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file of an archive. `isCompressed`: a picture, which does not become smaller. */
export type ZipEntry = { name: string; content: Buffer; isCompressed?: boolean }

/** Without its 64-bit extension, the format counts files with 16 bits and places with 32. */
export const maxZipEntries = 65_000
const maxBytes = 0xffff_ffff

const deflate = promisify(deflateRaw)

/**
 * Writes files as a ZIP archive while they are read, one in memory at a time.
 * @throws when the archive would have more files or bytes than the format counts
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let place = 0
  for await (const { name, content, isCompressed } of entries) {
    const body = isCompressed ? content : await deflate(content)
    const fields = fieldsOf(Buffer.from(name), content, body, isCompressed ? 0 : 8)
    if (directory.length >= maxZipEntries || place + body.length > maxBytes)
      throw new Error('The ZIP archive has too many files or bytes')
    directory.push(directoryEntry(fields, place))
    const head = Buffer.concat([uint32(0x04034b50), fields.common, fields.name])
    yield head
    yield body
    place += head.length + body.length
  }
  const central = Buffer.concat(directory)
  yield central
  yield Buffer.concat([
    uint32(0x06054b50),
    uint16(0, 0, directory.length, directory.length),
    uint32(central.length, place),
    uint16(0),
  ])
}

type Fields = { common: Buffer; name: Buffer }

/** What the header of a file and its entry in the directory have in common. The name is UTF-8; the time is the beginning of 1980. */
function fieldsOf(name: Buffer, content: Buffer, body: Buffer, method: 0 | 8): Fields {
  const common = Buffer.concat([
    uint16(20, 0x0800, method, 0, 0x0021),
    uint32(crc32(content), body.length, content.length),
    uint16(name.length, 0),
  ])
  return { common, name }
}

const directoryEntry = ({ common, name }: Fields, place: number) =>
  Buffer.concat([uint32(0x02014b50), uint16(20), common, uint16(0, 0, 0), uint32(0, place), name])

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}
