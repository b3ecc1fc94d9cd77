-- Up Migration

-- The master who looks at an open escalation; null: nobody yet.
alter table escalations
  add column assigned_to bigint references operators,
  add column assigned_at timestamptz,
  add constraint escalations_assigned check ((assigned_to is null) = (assigned_at is null));

-- Down Migration
alter table escalations drop column assigned_to, drop column assigned_at;
