// Loaded before each script of package.json: without the packages, the installed Node can be too old to read their TypeScript.
const [major] = process.versions.node.split('.')
if (Number(major) < 24) {
  console.error('Install first: node scripts/install.mjs. npm start and npm test do it, too.')
  process.exit(1)
}
