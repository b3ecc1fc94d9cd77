-- Up Migration
-- Why a coach paused an operator or released their chat, in the coach's words. Both are told.
alter table operators add column pause_reason text;
alter table board_acts add column reason text;

-- Down Migration
alter table board_acts drop column reason;
alter table operators drop column pause_reason;
