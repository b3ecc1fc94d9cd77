import { parentPort, workerData } from 'node:worker_threads'
import { type PdfOrder, writePdf } from './write-pdf.ts'

/** Writes one PDF in a thread of its own. */

// The cast: `renderPdf` starts this file with an order.
const { pdf, pages } = await writePdf(workerData as PdfOrder)
parentPort?.postMessage({ pdf, pages })
