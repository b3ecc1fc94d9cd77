/** Options of the log. It must not have credentials, nor rows, which PostgreSQL includes in the details of errors. */
export function logOptions(level: string) {
  const paths = ['req.headers.cookie', 'req.headers.authorization', 'err.detail', 'err.where']
  return { level, redact: { paths, remove: true } }
}
