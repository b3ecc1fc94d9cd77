-- Up Migration

-- Masters see the questions that have had no true answer for minutes.
create index inquiries_open_since on inquiries (opened_at, id) where closed_at is null;

-- Down Migration
drop index inquiries_open_since;
