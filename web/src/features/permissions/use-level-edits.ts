import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { levelEdits } from './edits-store'
import {
  changedMeanwhile,
  edited,
  type LevelEdit,
  noEdits,
  onto,
  reachOf,
  valuesOf,
  withEdit,
} from './level-edits'
import { type AccountLevel, levelsQuery } from './levels-query'

/** The number of the first level with edits that are not saved. */
export const firstEdited = () => Object.keys(levelEdits.read().edits).map(Number)[0]

/** The edits of the levels, their reach, and saving them all at once. */
export function useLevelEdits(levels: readonly AccountLevel[], onSaved: () => void) {
  const client = useQueryClient()
  const state = useStore(levelEdits)
  const { seen, edits } = state
  const save = useMutation({
    mutationFn: () =>
      call('PATCH /api/account-permissions', {
        body: {
          levels: seen
            .filter(({ id }) => edits[id])
            .map((level) => ({
              id: level.id,
              seen: valuesOf(level),
              values: edited(level, edits[level.id]),
            })),
        },
      }),
    onSuccess: ({ levels: stored }) => {
      client.setQueryData(levelsQuery.queryKey, stored)
      levelEdits.write(noEdits)
      onSaved()
    },
    onError: (error) =>
      error instanceof ApiError && error.status < 500
        ? client.invalidateQueries({ queryKey: levelsQuery.queryKey })
        : undefined,
  })
  return {
    save,
    reach: reachOf(state),
    meanwhile: changedMeanwhile(state, levels),
    /** The level as the edits started from it. */
    seenOf: (level: AccountLevel) => (edits[level.id] && seen.find(({ id }) => id === level.id)) || level,
    editOf: ({ id }: AccountLevel) => edits[id],
    edit(level: AccountLevel, part: Partial<LevelEdit>) {
      save.reset()
      const others = seen.filter(({ id }) => id !== level.id && edits[id])
      levelEdits.write(withEdit({ seen: [...others, level], edits }, level, part))
    },
    /** Takes the changes of the others, and keeps the own edits. */
    keepOwn() {
      save.reset()
      levelEdits.write(onto(state, levels))
    },
    /** @returns a function that brings the edits back */
    discard() {
      save.reset()
      levelEdits.write(noEdits)
      return () => levelEdits.write(state)
    },
  }
}

export type Editing = ReturnType<typeof useLevelEdits>
