-- Up Migration

-- The statistics of a team look up the sums of its operators.
create index stats_all_operators_operator on stats_all_operators (operator_id, span, start);

-- Down Migration
drop index stats_all_operators_operator;
