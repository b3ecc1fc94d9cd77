import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { uploadSetPhoto } from '../../../api/upload'
import { useOnUnmount } from '../../../ui/use-on-unmount'
import { troubleFrom, troubleOf, type UploadTrouble } from '../../conversations/photos/use-upload'
import { profileSetQuery, showPhotos } from './profile-set-query'

/** The server accepts four files of an operator at the same time; another tab may need one. */
const atOnce = 3

export type SetUploadTrouble = UploadTrouble | 'set_full'

export type SetUpload = {
  key: number
  name: string
  bytes: number
  /** The uploaded part, from 0 to 1. */
  part: number
  phase: 'waiting' | 'uploading' | 'refused'
  trouble: SetUploadTrouble | null
}

type Job = SetUpload & { file: File; controller: AbortController }

let keys = 0

/** Uploads any number of photos to a set, some at the same time. A refused one stays until it is repeated or dismissed. */
export function useSetUploads(setId: number) {
  const client = useQueryClient()
  const jobs = useRef<Job[]>([])
  const [uploads, setUploads] = useState<SetUpload[]>([])
  useOnUnmount(() => {
    for (const { controller } of jobs.current) controller.abort()
  })

  const show = () => setUploads(jobs.current.map(({ file: _, controller: __, ...upload }) => upload))
  const change = (job: Job, part: Partial<SetUpload>) => {
    Object.assign(job, part)
    show()
  }
  const remove = (job: Job) => {
    jobs.current = jobs.current.filter((one) => one !== job)
    show()
  }

  function startNext() {
    const running = jobs.current.filter(({ phase }) => phase === 'uploading').length
    for (const job of jobs.current.filter(({ phase }) => phase === 'waiting').slice(0, atOnce - running))
      void run(job)
  }

  async function run(job: Job) {
    const { signal } = job.controller
    change(job, { phase: 'uploading', part: 0 })
    try {
      const { photo } = await uploadSetPhoto(setId, job.file, {
        onProgress: (part) => change(job, { part }),
        signal,
      })
      const known = client.getQueryData(profileSetQuery(setId).queryKey)?.photos ?? []
      if (!known.some(({ id }) => id === photo.id)) showPhotos(client, setId, [...known, photo])
      remove(job)
    } catch (error) {
      if (!signal.aborted) change(job, { phase: 'refused', trouble: setTroubleFrom(error) })
    }
    startNext()
  }

  return {
    uploads,
    add(files: File[]) {
      const added = files.map((file): Job => {
        const trouble = troubleOf(file)
        const phase = trouble ? 'refused' : 'waiting'
        const { name, size: bytes } = file
        return { key: ++keys, name, bytes, part: 0, phase, trouble, file, controller: new AbortController() }
      })
      jobs.current = [...jobs.current, ...added]
      show()
      startNext()
    },
    repeat(key: number) {
      const job = jobs.current.find((one) => one.key === key)
      if (job) change(job, { phase: 'waiting', trouble: null })
      startNext()
    },
    /** Ends an upload, or dismisses a refused one. */
    end(key: number) {
      const job = jobs.current.find((one) => one.key === key)
      job?.controller.abort()
      if (job) remove(job)
      startNext()
    },
  }
}

const setTroubleFrom = (error: unknown): SetUploadTrouble =>
  error instanceof ApiError && error.code === 'set_full' ? 'set_full' : troubleFrom(error)
