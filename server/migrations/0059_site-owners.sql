-- Up Migration

-- Nothing is sent to the site of a paused site owner; its deliveries wait.
alter table siteowners add column paused_at timestamptz;

-- `last_used_at` is at most a minute old.
alter table site_keys
  add column expires_at timestamptz,
  add column last_used_at timestamptz,
  add column created_by bigint references operators;

-- The last calls of each site that were refused. No bodies: only codes and the names of fields.
create table refused_site_calls (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners on delete cascade,
  at timestamptz not null default now(),
  -- Method and route: `POST /site/v1/messages`.
  route text not null,
  code text not null,
  status int not null,
  -- `[{"path": "messages.0.text", "code": "too_long"}]`
  issues jsonb not null default '[]'
);
create index refused_site_calls_siteowner on refused_site_calls (siteowner_id, id desc);

-- Down Migration
drop table refused_site_calls;
alter table site_keys drop column expires_at, drop column last_used_at, drop column created_by;
alter table siteowners drop column paused_at;
