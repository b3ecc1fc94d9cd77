import { Worker } from 'node:worker_threads'
import type { PdfOrder } from './write-pdf.ts'

/** Milliseconds after which a PDF that is not finished is given up. */
const longest = 5 * 60_000

/** Writes a PDF in a thread, so that nobody who answers waits for it. */
export function renderPdf(order: PdfOrder): Promise<{ pdf: Buffer; pages: number }> {
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  })
  const timer = setTimeout(() => void worker.terminate(), longest)
  return new Promise<{ pdf: Buffer; pages: number }>((resolve, reject) => {
    worker.once('message', ({ pdf, pages }: { pdf: Uint8Array; pages: number }) =>
      resolve({ pdf: Buffer.from(pdf), pages }),
    )
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread ended before the PDF was finished')))
  }).finally(() => clearTimeout(timer))
}
