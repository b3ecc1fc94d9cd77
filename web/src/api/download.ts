import { OfflineError, readRefusal } from './api-error'
import { throwRefusal } from './call'

/**
 * Downloads a file of the panel.
 * @throws {ApiError} for an error response
 * @throws {OfflineError} when no response arrived
 */
export async function download(path: string, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const response = await fetch(`${path}?${new URLSearchParams(given)}`).catch(() => {
    throw new OfflineError()
  })
  if (!response.ok) throwRefusal(path, await readRefusal(response))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  saveFile(await response.blob(), name)
}

/** Downloads a large file: the browser writes it to the disk while it arrives, and shows by itself that it failed. */
export const downloadLarge = (path: string) => saveFrom(path, '')

/** Saves a file that the page has made in the browser's folder of downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  URL.revokeObjectURL(address)
}

function saveFrom(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
