#!/bin/sh
# Puts a dump back: "restore panel-20261130T030001Z.dump". The panel must be stopped. What was there stays, as a database panel_before_TIME.
set -eu
file="${BACKUPS:-/backups}/${1:?Name a dump.}"
export PGUSER="${PGUSER:-postgres}"
export PGOPTIONS='-c client_min_messages=warning'
pg_restore --list "$file" > /dev/null
psql --set ON_ERROR_STOP=1 --quiet --dbname postgres <<'SQL'
drop database if exists panel_restored;
create database panel_restored owner panel_owner;
SQL
pg_restore --exit-on-error --dbname panel_restored "$file"
psql --set ON_ERROR_STOP=1 --quiet --dbname postgres <<'SQL'
select format('alter database panel rename to %I', 'panel_before_' || to_char(now(), 'YYYYMMDDHH24MISS')) \gexec
alter database panel_restored rename to panel;
SQL
psql --dbname panel --tuples-only --command "select 'Restored: ' || count(*) || ' messages, the last of ' || coalesce(max(created_at)::text, '-') from messages"
