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
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Downloads a large file: the browser writes it to the disk while it arrives, and shows by itself that it failed. */
export function downloadLarge(path: string) {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
