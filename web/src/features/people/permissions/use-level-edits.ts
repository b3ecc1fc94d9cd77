import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { levelEdits } from './edits-store'
import {
  changedMeanwhile,
  edited,
  type LevelEdit,
  noEdits,
  reachOf,
  rebased,
  valuesOf,
  withEdit,
} from './level-edits'
import { type AccountLevel, levelsQuery } from './levels-query'

/** The number of the first level with edits that are not saved. */
export const firstEdited = () => Object.keys(levelEdits.read().edits).map(Number)[0]

/** The edits of the levels, the operators whom they affect, and the request that saves all edits together. */
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
    /** The level as it was when the admin began to edit it. */
    seenOf: (level: AccountLevel) => (edits[level.id] && seen.find(({ id }) => id === level.id)) || level,
    editOf: ({ id }: AccountLevel) => edits[id],
    edit(level: AccountLevel, part: Partial<LevelEdit>) {
      save.reset()
      const others = seen.filter(({ id }) => id !== level.id && edits[id])
      levelEdits.write(withEdit({ seen: [...others, level], edits }, level, part))
    },
    /** Accepts the changes of colleagues, and keeps the own edits. */
    keepOwn() {
      save.reset()
      levelEdits.write(rebased(state, levels))
    },
    /** @returns a function that restores the edits */
    discard() {
      save.reset()
      levelEdits.write(noEdits)
      return () => levelEdits.write(state)
    },
  }
}

export type Editing = ReturnType<typeof useLevelEdits>
