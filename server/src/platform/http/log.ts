/** How the server logs: without what lets somebody in, and without rows, which PostgreSQL shows in the details of an error. */
export function logOptions(level: string) {
  const paths = ['req.headers.cookie', 'req.headers.authorization', 'err.detail', 'err.where']
  return { level, redact: { paths, remove: true } }
}
