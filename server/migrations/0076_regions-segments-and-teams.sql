-- Up Migration

-- Regions, segments and teams are lists of words that admins edit. Each has one name, an order, and can be retired.
alter table regions
  add column id bigint generated always as identity unique,
  add column position int not null default 0,
  add column retired_at timestamptz;
update regions r set position = o.position
from (select code, row_number() over (order by country_code, name) as position from regions) o where o.code = r.code;

alter table teams
  add column position int not null default 0,
  add column retired_at timestamptz;
update teams t set position = o.position
from (select id, row_number() over (order by name, id) as position from teams) o where o.id = t.id;

-- The previous release reads the codes from the setting `configurable_segments`, which this one keeps up to date.
create table segments (
  id bigint generated always as identity primary key,
  code text not null unique check (btrim(code) <> ''),
  name text not null unique check (btrim(name) <> ''),
  position int not null,
  retired_at timestamptz
);
insert into segments (code, name, position)
select e.code, e.code, min(e.place)
from settings s, jsonb_array_elements_text(case when jsonb_typeof(s.value) = 'array' then s.value else '[]' end)
  with ordinality as e (code, place)
where s.key = 'configurable_segments' and btrim(e.code) <> ''
group by e.code;

-- Down Migration
drop table segments;
alter table teams drop column retired_at, drop column position;
alter table regions drop column retired_at, drop column position, drop column id;
