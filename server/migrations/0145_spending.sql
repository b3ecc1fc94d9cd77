-- Up Migration

-- What the customer has spent, and the own limits, as the site told it last.
alter table customers add column spending jsonb;
-- An own limit that is reached stops everything to the customer, as the other limits do.
alter table holds drop constraint holds_kind_check,
  add constraint holds_kind_check check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat',
    'illegal_content', 'harassment', 'self_exclusion', 'cooling_off', 'spending_limit', 'limit_reached', 'erased')) not valid;

-- Down Migration
alter table customers drop column spending;
delete from holds where kind = 'limit_reached';
alter table holds drop constraint holds_kind_check,
  add constraint holds_kind_check check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat',
    'illegal_content', 'harassment', 'self_exclusion', 'cooling_off', 'spending_limit', 'erased')) not valid;
