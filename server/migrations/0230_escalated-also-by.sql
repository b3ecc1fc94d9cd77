-- Up Migration

-- A colleague who has escalated the same while the escalation was open. It is no longer the mistake of one operator, so it cannot be undone.
alter table escalations
  add column also_by bigint references operators,
  add column also_at timestamptz,
  add constraint escalations_also check ((also_by is null) = (also_at is null) and also_by <> by_id and (also_by is null or undone_at is null));

-- Down Migration
alter table escalations drop constraint escalations_also, drop column also_by, drop column also_at;
