/**
 * A list of the packages of a release (CycloneDX 1.6), the same for the same packages.
 * @param release `packages`: as `serverPackages` returns them; `madeAt`: seconds since 1970
 */
export function softwareBill({ version, packages, madeAt }) {
  const components = packages.map(({ name, version, licence }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      ...(licence && { licenses: [{ expression: licence }] }),
    }
  })
  const unique = [...new Map(components.map((each) => [each.purl, each])).values()]
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(madeAt * 1_000).toISOString(),
      component: { type: 'application', name: 'operator-panel', version },
    },
    components: unique,
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}
