import { Readable } from 'node:stream'
import type { InterfaceLanguage, RightsReason } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { writeZip, type ZipEntry } from '../../../platform/zip.ts'
import { findErasure } from '../../conversations/customers/find-erasure.ts'
import { requireSiteownerOf } from '../../conversations/customers/require-siteowner.ts'
import type { openSitePhotos } from '../../profiles/photos/site-photos.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { openCopyPage } from './copy-page.ts'
import { exportMedia } from './export-media.ts'
import { exportedData, rowsOfFile } from './exported-data.ts'

/** Who asks for a copy: `operatorId` is null for the site, and for who can run commands on the server. `language`: of the page in it. */
type Asker = {
  operatorId: number | null
  reason?: RightsReason
  language?: InterfaceLanguage | undefined
}

/**
 * A copy of what the panel has about a customer, as a ZIP file that is made while it is sent.
 * @throws {AppError} `customer_not_found`, `customer_erased`
 */
export async function exportCustomer(
  db: Db,
  photos: ReturnType<typeof openSitePhotos>,
  customerId: number,
  by: Asker,
): Promise<Readable> {
  await transaction(db, async (tx) => {
    const siteownerId = await requireSiteownerOf(tx, customerId)
    if (await findErasure(tx, { customerId })) throw new AppError('customer_erased')
    await recordAudit(tx, {
      operatorId: by.operatorId,
      siteownerId,
      action: 'customer.export',
      subject: { type: 'customer', id: customerId },
      ...(by.reason && { details: { why: by.reason } }),
    })
  })
  return Readable.from(writeZip(entriesOf(db, photos, customerId, by.language ?? 'en')), {
    objectMode: false,
  })
}

async function* entriesOf(
  db: Db,
  photos: ReturnType<typeof openSitePhotos>,
  customerId: number,
  language: InterfaceLanguage,
): AsyncGenerator<ZipEntry> {
  const page = openCopyPage(language, (await readSettings(db)).time_zone)
  for (const { name, rows } of exportedData) {
    for (let after = 0, file = 1; ; file++) {
      const { rows: found } = await rows({ id: customerId, after }).execute(db)
      const isLast = found.length < rowsOfFile
      const shown = found.map(({ row }) => row)
      const content = Buffer.from(JSON.stringify(shown, null, 1))
      page.add(name, shown)
      if (found.length > 0 || file === 1)
        yield { name: isLast && file === 1 ? `${name}.json` : `${name}-${file}.json`, content }
      const last = found.at(-1)
      if (isLast || !last) break
      after = Number(last.place)
    }
  }
  yield { name: 'copy.html', content: page.end() }
  yield* exportMedia(db, photos, customerId)
}
