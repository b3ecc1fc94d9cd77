import { maySeeOperatorName } from '@panel/contract'

type Viewer = { id: number; team: { id: number }; level: { id: number } }

/** Another operator, as far as the viewer may see names. Specification section 6. */
export function presentOperator({ id, team, level }: Viewer, other: { id: number; name: string }) {
  const isVisible = maySeeOperatorName({ id, teamId: team.id, permissionsId: level.id }, other.id)
  return { id: other.id, name: isVisible ? other.name : null }
}

/** The same by id and name; null where there is no operator. */
export const presentNamed = (viewer: Viewer, id: number | null, name: string | null) =>
  id === null || name === null ? null : presentOperator(viewer, { id, name })
