#!/bin/sh
# Runs once, on an empty database: the roles of the panel and its database, as in docs/operations.md.
set -eu
psql --set ON_ERROR_STOP=1 --set panel="$PANEL_PASSWORD" --set owner="$OWNER_PASSWORD" <<'SQL'
create role panel login password :'panel';
create role panel_owner login password :'owner';
grant panel to panel_owner;
create database panel owner panel_owner;
SQL
