import { createHash } from 'node:crypto'
import type { EvidenceFile } from '@panel/contract'
import type { EvidenceDocument } from '../features/safety/evidence/document.ts'
import { makeEvidence } from '../features/safety/evidence/make.ts'
import type { TestApp } from './app.ts'
import { makeEscalating, makeMaster } from './escalating.ts'

/** An escalation of a possible minor, and a master who orders and downloads its evidence files. */
export async function makeEscalatedForEvidence(test: TestApp) {
  const world = await makeEscalating(test)
  const { escalation } = (await world.escalate()).json()
  const id: number = escalation.id
  const master = await makeMaster(test, world.siteowner)
  const order = (language = 'en', call = master) =>
    call('POST', `/api/escalations/${id}/evidence`, { language, timezone: 'Europe/Amsterdam' })
  const listed = async (call = master): Promise<EvidenceFile[]> =>
    (await call('GET', `/api/escalations/${id}/evidence`)).json().items
  const download = (file: number, format: 'json' | 'html' = 'json', call = master) =>
    call('GET', `/api/evidence/${file}/file.${format}`)
  /** Orders a file and makes it. */
  async function make(language?: string): Promise<EvidenceFile> {
    await order(language)
    await makeAllEvidence(test)
    const [file] = await listed()
    if (!file) throw new Error('No file was ordered')
    return file
  }
  const read = async ({ id }: EvidenceFile): Promise<EvidenceDocument> => (await download(id)).json()
  const settle = () =>
    master('POST', `/api/escalations/${id}/settle`, {
      outcome: 'confirmed',
      effect: 'keep',
      note: 'School and homework; turns 16 in March.',
    })
  return { world, id, master, order, listed, download, make, read, settle }
}

/** Makes all evidence files that are ordered. */
export async function makeAllEvidence(test: TestApp) {
  const fail = (error: unknown) => {
    throw error
  }
  while (await makeEvidence(test.db, fail));
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
