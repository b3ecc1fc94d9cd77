/** English questions whether a program writes. */
export const englishBot = `
  <are> ~~ <bot> - good | my | with | like_computers | into | at | use | job | <third>;
  <you> ~~ <strictBot> ~ ?|$ - have | like | think_of | watch | my | seen; ^ ~ <strictBot> ~ ?|$ - my; <bot> or ~ <person>|real|human;
  <person>|real|human or ~ <bot>; am i ~~ <bot>; <write> ~ to|with ~ <bot> - my;
  to|with ~ <bot> & talking|chatting|speaking|messaging|writing|texting - my | work;
  <write> ~~ <strictBot> & you|this|is|are - my | <third>;
  sound|sounds|act|feel|feels|seem|seems|talk|reads|read|answer|answers|reply|come ~~ <bot>|robotic|scripted|automated|programmed - music | my;
  is|are ~ <strictBot> ~ writing|typing|replying|behind|doing|answering|generating;
  <strictBot> ~ behind|wrote|writing|writes|answers|replying|generated;
  by ~ <bot> & written|generated|answered|sent|reply|replies|messages;
  automated|automatic|generated|programmed|prewritten|canned|copied|scripted|preset & you|your|reply|replies|answers|messages|this|responses|message|text - car | transmission;
  same|identical|repeat|repeating ~~ <bot>; are you ~ human|a_human|even_human; you ~ human ?|right|or|are_you - only | nature; human ?;
  prove|proof ~~ not|human & <bot>|human; not ~ a? <strictBot> ~ are|right|?|prove|proof;
  <strictBot> & suspect|reckon|bet|prove|pass|convince|sure - my | <third> | i_am; captcha; beep boop;
  do you have feelings|circuits|batteries|wires|a_heart_or; what|whats|s is? #0-1000 plus|times|minus|x|and|divided #0-1000;
  tick ~ box ~~ robot; not a robot & box|click|tick|prove|you; brain ~ or ~ circuits; plugged in & you;
  you ~ glitch|glitched|glitching|malfunction|malfunctioning; programmed ~ to|you;
  program|programme|software|system|computer|machine|gadget ~~ writing|writes|answering|answers|replying|does|come_up|came_up|reading|this - my | work;
  did|does|is ~ a? computer|machine|robot|program ~ come|write|wrote|writing|answer;
  human|humans|human_being|person|anyone|somebody|anybody ~~ reading|answer|answers|reads|read|there; actual|real humans|people;
  do|does ~ actual|real ~ humans|people; clanker|toaster; falling for ~ a? <bot>; you ~ are ~ one ~ ?; virtual girlfriend|girlfriends;
  language models|model & you|one;
  am i ~~ talking|chatting|speaking|writing|texting ~~ human|person|program|programme|computer|machine|wall|parrot|recording;
  pulse|heartbeat|soul|brain & do_you|have_you|you_got|you_have|or - my | doctor;
  no ~ human|person|one|woman|body ~ types|writes|answers|replies|typed|could ~~ fast|quick|quickly|that|this;
  reply|answer|respond|replies|answers ~~ fast|quick|quickly|seconds|instantly|instant & human|bot|robot|person|machine|suspicious|too;
  template|templates|autopilot|autoreply|auto_reply|auto_replies|autoresponder|auto_responder|auto_response|auto_generated|pre_written|pre_programmed & you|message|messages|reply|replies|lol|your|again|this|?|answers;
  copy|copied|copying paste|pasted|pasting|and; kind|sort|type of ~ <bot> ~ are; made of ~~ metal|wires|circuits|plastic|code|silicon|pixels|steel;
  feels|feel|like|felt|seems ~~ talking|chatting|writing|speaking ~~ wall|machine|computer|recording|parrot|program|answering_machine - my | husband | wife;
  run|running|powered|charge|charged|recharge|reboot|update|updated ~ on|by|up? batteries|electricity|electric|code|software & you;
  say|write|type|tell|send ~ me? something|a_word|anything|word ~~ bot|robot|human|machine|computer; something a ~ <bot> ~ would|could|can;
  artificially intelligent|generated; artificial intelligence ~ ?|$|here|writing|or - about | think; robotic ~ answers|replies|responses|messages|tone;
  is|are|anyone|someone ~~ human|person|woman ~~ reading|read|typing|writing|there|answering|behind ~~ messages|this|these|?;
  human|flesh or ~ not|machine|what|metal|code|computer|program; are_you|you human ~ ?|$|at_all - nature; not ~ human|a_person|a_human ~ are|?|right;
  convince|show|prove|persuade me ~~ human|person|not_a|alive; <strictBot> ~ did|do|would|could|can ~ you|not ~ ?;
  bet|think|reckon|feeling|swear|guess|suspect|sure|admit|pretty ~~~ <strictBot>|computer|machine|program - my | <third> | game | crashed | new; you ~ pass ~ turing;
  turing test; same ~ answer|reply|line|message|sentence|thing ~~ again|every|over|always|twice & human|robotic|bot|you;
  <strictBot> ~ answers|replies|responses|reply|answer|message|messages|texts - my; live|actual|real human|person|agent ~ reading|typing|here|?|there|or;
  answering|talking|writing ~ by|through ~ computer|software|machine|itself; no ~ feelings|emotions|heart & machine|bot|robot|program|computer|code;
  delete|ignore all? previous instructions; system prompt; what ~ version|model are you; who|what programmed|built|trained|coded|created you
`
