-- Up Migration

-- The steps of an erasure that are finished, by name and once for each pass: a number would mean another step after an upgrade.
alter table erasures add column finished_steps text[] not null default '{}';
alter table erasures drop column step;

-- Down Migration
alter table erasures drop column finished_steps;
alter table erasures add column step int not null default 0;
