#!/bin/sh
# Writes a dump of the database into /backups and keeps the last 14. "nightly" does it at 03:00 UTC every day, "now" once.
set -eu
cd "${BACKUPS:-/backups}"

dump() {
  name="panel-$(date -u +%Y%m%dT%H%M%SZ).dump"
  trap 'rm -f "$name.part"' EXIT
  pg_dump --format=custom --file="$name.part"
  # A dump that cannot be read gets no name.
  pg_restore --list "$name.part" > /dev/null
  mv "$name.part" "$name"
  ls panel-*.dump | sort -r | tail -n +15 | xargs -r rm
  echo "$name: $(du -h "$name" | cut -f1)"
}

case "${1:-}" in
  now) dump ;;
  nightly)
    while :; do
      sleep $(( ( 97200 - $(date -u +%s) % 86400 ) % 86400 + 1 ))
      # A program of its own: in this one, the shell would go on after a failure.
      sh "$0" now || echo 'The dump failed. The next one is tomorrow.' >&2
    done
    ;;
  *) echo 'backup now | nightly' >&2; exit 2 ;;
esac
