-- Up Migration

-- Statistics and comparisons look up who is in a team.
create index operators_team on operators (team_id);

-- Down Migration
drop index operators_team;
