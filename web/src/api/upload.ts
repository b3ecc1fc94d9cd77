import type { Endpoints, ResponseOf } from '@panel/contract'
import { OfflineError, readRefusal } from './api-error'
import { throwRefusal } from './call'

type Uploaded = ResponseOf<Endpoints['uploadPhoto']>

/** A photo may be on its way for long, on a slow line. */
const patience = 120_000

/**
 * Uploads a photo for a conversation. `fetch` tells nothing of how far it is.
 * @param onProgress is told the part that has arrived, from 0 to 1
 * @throws {ApiError} for a refusal
 * @throws {OfflineError} when no answer came
 */
export async function uploadPhoto(
  conversationId: number,
  file: Blob,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<Uploaded> {
  const response = await post(`/api/photos?conversation_id=${conversationId}`, file, { onProgress, signal })
  // The cast: the server has parsed its answer by the contract.
  if (response.ok) return (await response.json()) as Uploaded
  return throwRefusal('/api/photos', await readRefusal(response))
}

function post(
  address: string,
  file: Blob,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.timeout = patience
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
