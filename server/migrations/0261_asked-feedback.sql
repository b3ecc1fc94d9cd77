-- Up Migration

-- A coach can ask that a review is read before the operator's next chat. The operator may put that off once.
alter table reviews add column asked boolean not null default false, add column put_off_at timestamptz,
  add constraint reviews_asked check (asked or put_off_at is null), add constraint reviews_passed_not_asked check (not (passed and asked));
create index reviews_asked_unread on reviews (operator_id) where asked and read_at is null;

-- Down Migration
alter table reviews drop column asked, drop column put_off_at;
