-- Up Migration

-- Who reviews the work of others may share views with their team.
update permissions set rights = rights || '{share_views}'
where 'reviews.view' = any (rights) and not 'share_views' = any (rights);

-- Named views of lists: of an operator, or of a team.
create table list_views (
  id bigint generated always as identity primary key,
  list text not null
    check (list in ('overview', 'history', 'reports', 'skiplog', 'login_history', 'audit', 'operators')),
  operator_id bigint references operators,
  team_id bigint references teams,
  name text not null check (btrim(name) <> ''),
  -- The values in the URL of the page.
  search jsonb not null,
  position int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  check ((operator_id is null) <> (team_id is null))
);
create unique index list_views_name on list_views (list, coalesce(operator_id, 0), coalesce(team_id, 0), lower(name))
  where removed_at is null;
create index list_views_operator on list_views (operator_id) where operator_id is not null;
create index list_views_team on list_views (team_id) where team_id is not null;

-- Down Migration
drop table list_views;
update permissions set rights = array_remove(rights, 'share_views');
