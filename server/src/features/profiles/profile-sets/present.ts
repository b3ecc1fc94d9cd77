import type { ListedSet } from '@panel/contract'
import type { Cell } from '../../../platform/csv.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { thumbnailAddress } from '../../conversations/attachments/photo-addresses.ts'
import type { ListedSetRow } from './find.ts'

export function presentListedSet(row: ListedSetRow, viewer: Operator): ListedSet {
  const { siteowner_id, siteowner_name, photo_ids, updated_by, updated_by_name, ...others } = row
  return {
    ...others,
    siteowner: { id: siteowner_id, name: siteowner_name },
    updated_by:
      updated_by === null || updated_by_name === null
        ? null
        : presentOperator(viewer, { id: updated_by, name: updated_by_name }),
    photos: photo_ids.map((id) => ({ url: thumbnailAddress(id) })),
  }
}

export const setsHead = [
  'set id',
  'name',
  'state',
  'language',
  'site owner',
  'age',
  'job',
  'city',
  'photos',
  'duplicates',
  'profiles',
  'made',
  'changed',
  'changed by',
]

export const setCells = (rows: readonly ListedSetRow[], viewer: Operator): Cell[][] =>
  rows
    .map((row) => presentListedSet(row, viewer))
    .map((set) => [
      set.id,
      set.name,
      set.state,
      set.language,
      set.siteowner.name,
      set.age,
      set.job,
      set.city,
      set.photo_count,
      set.duplicate_count,
      set.profile_count,
      set.created_at,
      set.updated_at,
      set.updated_by?.name ?? null,
    ])
