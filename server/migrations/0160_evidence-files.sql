-- Up Migration

-- Evidence files of escalations. Any node makes them. The row with the hashes stays when the content is deleted, so that a copy can
-- still be verified.
create table evidence_files (
  id bigint generated always as identity primary key,
  escalation_id bigint not null references escalations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  ordered_by bigint not null references operators,
  ordered_at timestamptz not null default now(),
  -- Of the PDF.
  language text not null check (language in ('en', 'en-GB', 'nl', 'it', 'pl', 'es', 'fr')),
  timezone text not null check (btrim(timezone) <> ''),
  -- Whether it has the names of operators: only those who see names order and download such a file.
  has_names boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'stopped', 'deleted')),
  fault text check (fault in ('failed', 'too_large')),
  failures int not null default 0,
  -- The run that makes it. Another node makes it again after its time.
  run uuid,
  run_until timestamptz,
  -- SHA-256 of the JSON file, which is canonical: the same state has the same hash. And of the PDF.
  json_digest text check (json_digest ~ '^[0-9a-f]{64}$'),
  pdf_digest text check (pdf_digest ~ '^[0-9a-f]{64}$'),
  json_bytes bigint,
  pdf_bytes bigint,
  message_count int,
  lease_count int,
  page_count int,
  finished_at timestamptz,
  expires_at timestamptz,
  check ((state = 'stopped') = (fault is not null)),
  check ((state in ('waiting', 'making')) = (finished_at is null)),
  check (state <> 'ready' or (json_digest is not null and pdf_digest is not null and json_bytes is not null and pdf_bytes is not null
    and message_count is not null and lease_count is not null and page_count is not null and expires_at is not null))
);
create index evidence_files_escalation on evidence_files (escalation_id, id desc);
create unique index evidence_files_under_way on evidence_files (escalation_id) where state in ('waiting', 'making');
create index evidence_files_due on evidence_files (id) where state in ('waiting', 'making');
create index evidence_files_customer on evidence_files (customer_id);
create index evidence_files_expiring on evidence_files (expires_at) where state = 'ready';
create index evidence_files_json on evidence_files (json_digest) where json_digest is not null;
create index evidence_files_pdf on evidence_files (pdf_digest) where pdf_digest is not null;

create table evidence_parts (
  file_id bigint not null references evidence_files on delete cascade,
  format text not null check (format in ('json', 'pdf')),
  number int not null,
  content bytea not null,
  primary key (file_id, format, number)
);

-- Down Migration
drop table evidence_parts;
drop table evidence_files;
