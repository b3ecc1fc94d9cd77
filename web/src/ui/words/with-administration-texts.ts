/** Loads a part together with the texts of the administration's pages, for what most operators do not open. */
export async function withAdministrationTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([
    load(),
    import('./administration-texts').then(({ addAdministrationTexts }) => addAdministrationTexts()),
  ])
  return part
}
