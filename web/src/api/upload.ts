import type { Endpoints, ResponseOf } from '@panel/contract'
import { OfflineError, readRefusal } from './api-error'
import { throwRefusal } from './call'

type Options = { onProgress: (part: number) => void; signal: AbortSignal }

/** An upload can take long on a slow connection. */
const uploadTimeout = 120_000

/** Uploads a photo for a conversation. */
export const uploadPhoto = (conversationId: number, file: Blob, options: Options) =>
  upload<ResponseOf<Endpoints['uploadPhoto']>>(`/api/photos?conversation_id=${conversationId}`, file, options)

/** Uploads a photo to a profile set. */
export const uploadSetPhoto = (setId: number, file: Blob, options: Options) =>
  upload<ResponseOf<Endpoints['addSetPhoto']>>(`/api/profile-sets/${setId}/photos`, file, options)

/**
 * Uploads a file. `fetch` cannot report progress.
 * @param onProgress called with the uploaded part, from 0 to 1
 * @throws {ApiError} for an error response
 * @throws {OfflineError} when no response arrived
 */
async function upload<Uploaded>(address: string, file: Blob, options: Options): Promise<Uploaded> {
  const response = await post(address, file, options)
  // The cast: the server has parsed its response with the contract.
  if (response.ok) return (await response.json()) as Uploaded
  return throwRefusal(address, await readRefusal(response))
}

function post(address: string, file: Blob, { onProgress, signal }: Options): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = uploadTimeout
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => done(new Response(request.responseText, { status: request.status }))
    request.onerror = () => fail(new OfflineError())
    request.ontimeout = () => fail(new OfflineError())
    request.onabort = () => fail(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
