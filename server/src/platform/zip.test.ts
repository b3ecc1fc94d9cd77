import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readZip } from '../testing/read-zip.ts'
import { maxZipEntries, writeZip, type ZipEntry } from './zip.ts'

async function* from(entries: Iterable<ZipEntry>) {
  yield* entries
}

async function archive(entries: Iterable<ZipEntry>) {
  const parts: Buffer[] = []
  for await (const part of writeZip(from(entries))) parts.push(part)
  return Buffer.concat(parts)
}

it('an archive has each file as it was, with its name', async () => {
  const picture = randomBytes(5_000)
  const written = await archive([
    { name: 'messages.json', content: Buffer.from('["Grüße, Łódź"]'.repeat(1_000)) },
    { name: 'żółw.json', content: Buffer.alloc(0) },
    { name: 'media/1.webp', content: picture, isCompressed: true },
  ])
  const files = readZip(written)
  expect([...files.keys()]).toEqual(['messages.json', 'żółw.json', 'media/1.webp'])
  expect(files.get('media/1.webp')).toEqual(picture)
  expect(files.get('messages.json')?.toString()).toContain('Grüße, Łódź')
  expect(written.length).toBeLessThan(6_000)
})

it('an archive with more files than the format counts fails instead of being wrong', async () => {
  const many = Array.from({ length: maxZipEntries + 1 }, (_, place) => ({
    name: String(place),
    content: Buffer.alloc(0),
    isCompressed: true,
  }))
  await expect(archive(many)).rejects.toThrow('too many files')
})
