import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive by name, found by its directory as programs find them. @throws when a checksum is wrong */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('No end of a directory')
  const files = new Map<string, Buffer>()
  let place = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(place) !== 0x02014b50) throw new Error('No entry of a directory')
    const method = archive.readUInt16LE(place + 10)
    const [sum, size, nameLength] = [16, 20, 28].map((at) =>
      at === 28 ? archive.readUInt16LE(place + at) : archive.readUInt32LE(place + at),
    ) as [number, number, number] // The cast: three values of three offsets.
    const name = archive.subarray(place + 46, place + 46 + nameLength).toString()
    const start = archive.readUInt32LE(place + 42)
    if (archive.readUInt32LE(start) !== 0x04034b50) throw new Error(`No file at the place of ${name}`)
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const body = archive.subarray(from, from + size)
    const content = method === 0 ? body : inflateRawSync(body)
    if (crc32(content) !== sum) throw new Error(`${name} is damaged`)
    files.set(name, content)
    place += 46 + nameLength
  }
  return files
}

/** The rows of all JSON files of a class. */
export function rowsOf(files: Map<string, Buffer>, name: string): Record<string, unknown>[] {
  const own = [...files].filter(([file]) => file === `${name}.json` || file.startsWith(`${name}-`))
  return own.flatMap(([, content]) => JSON.parse(content.toString()))
}
