-- Up Migration

-- Who sees the board of the coaches also sees the comparison of an operator with the team, as soon as an admin switches it on.
update permissions set rights = rights || '{chat_stats.fairness}'
where 'chat_stats.board' = any (rights) and not 'chat_stats.fairness' = any (rights);

-- What operators did with their items, by day (UTC): counted by the job `measure-fairness` while the setting `fairness_days` is not 0, and
-- deleted when it is. An item is an answer, a skip, an ignore or a handover of one conversation.
create table fairness_days (
  day date, operator_id bigint, siteowner_id bigint, language text, type text check (type in ('reply', 'poke')),
  -- Of the act, in UTC.
  hour smallint,
  -- The place of the customer's message in `lengthsFrom`; 0 for a poke.
  length smallint,
  items int not null, skipped int not null,
  -- The customer had waited for long when the operator began, and how many of these were skipped.
  waited int not null, waited_skipped int not null,
  taken int not null, answers int not null, fast int not null, ignored int not null, handed int not null,
  primary key (operator_id, day, siteowner_id, language, type, hour, length)
);
create table fairness_measured_days (day date primary key);

-- Down Migration
drop table fairness_measured_days, fairness_days;
update permissions set rights = array_remove(rights, 'chat_stats.fairness');
