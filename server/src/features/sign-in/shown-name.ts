import { maySeeOperatorName } from '@panel/contract'

type Viewer = Parameters<typeof maySeeOperatorName>[0]

/** Another operator, as far as the viewer may see names. Specification section 6. */
export function shownTo(viewer: Viewer, other: { id: number; name: string }) {
  return { id: other.id, name: maySeeOperatorName(viewer, other.id) ? other.name : null }
}
