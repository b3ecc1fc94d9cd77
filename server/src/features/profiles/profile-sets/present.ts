import type { ListedSet } from '@panel/contract'
import type { Columns } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { thumbnailAddress } from '../../conversations/attachments/photo-addresses.ts'
import type { ListedSetRow } from './find.ts'

export function presentListedSet(row: ListedSetRow, viewer: Operator): ListedSet {
  const { siteowner_id, siteowner_name, photo_ids, updated_by, updated_by_name, ...others } = row
  return {
    ...others,
    siteowner: { id: siteowner_id, name: siteowner_name },
    updated_by: presentNamed(viewer, updated_by, updated_by_name),
    photos: photo_ids.map((id) => ({ url: thumbnailAddress(id) })),
  }
}

export const setColumns: Columns<ListedSet> = {
  'set id': (row) => row.id,
  name: (row) => row.name,
  state: (row) => row.state,
  language: (row) => row.language,
  'site owner': (row) => row.siteowner.name,
  age: (row) => row.age,
  job: (row) => row.job,
  city: (row) => row.city,
  photos: (row) => row.photo_count,
  duplicates: (row) => row.duplicate_count,
  profiles: (row) => row.profile_count,
  made: (row) => row.created_at,
  changed: (row) => row.updated_at,
  'changed by': (row) => row.updated_by?.name ?? null,
}
