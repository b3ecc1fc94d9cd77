-- Up Migration

-- Until when a coach has seen the answers to their feedback. The bell counts later ones.
alter table operators add column answers_seen_at timestamptz not null default now();

create index reviews_answered on reviews (reviewer_id, read_at desc, id desc) where differs or answer is not null;

-- Down Migration
drop index reviews_answered;
alter table operators drop column answers_seen_at;
