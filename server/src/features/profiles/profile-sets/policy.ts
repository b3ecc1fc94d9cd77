import { type Issue, issueAt, minSetPhotos } from '@panel/contract'

/** The requirements of a set that is ready: the facts that a site requires of a profile, and photos. */
export function missingIn(set: { facts: unknown; language: string | null; photos: number }): Issue[] {
  // The cast: facts are validated before they are stored.
  const facts = set.facts as Record<string, unknown>
  const needed = ['age', 'city', 'gender'].filter((field) => facts[field] === undefined)
  return [
    ...needed.map((field) => issueAt(`facts.${field}`, 'required')),
    ...(set.language === null ? [issueAt('language', 'required')] : []),
    ...(set.photos < minSetPhotos ? [issueAt('photos', 'photos_missing', { min: minSetPhotos })] : []),
  ]
}
