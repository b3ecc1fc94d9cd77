import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'

export const englishQuestions: Phrases<QuestionKind> = {
  lists: {
    you: 'you your yours yourself',
    are: `
      are_you you_are were_you you_aint are_u you_sure_are are_ya ya_are are_not_you you_are_not you_even_are you_were you_being you_be
      you_sound you_seem you_look_like you_must_be you_re_not is_this is_that this_is are_y is_it it_is
    `,
    real: 'real genuine legit authentic legitimate really_exist actually_exist realy rael proper_person',
    fake: `
      fake fakes faked faking phony phoney bogus catfish catfishing catfished fictional fictitious fiction invented imaginary made_up
      fantasy_profile impostor imposter fraud scam scammer scammers con_artist make_believe not_real unreal fairy_tale hoax
    `,
    person: `
      person woman human girl lady man people women someone somebody individual lass female human_being
    `,
    profile: `
      profile profiles account accounts site website page app women ladies girls everyone everybody anyone anybody picture pictures photo
      photos pic pics image images name story stories thing place members
    `,
    photo: 'photo photos picture pictures pic pics image images selfie snaps snap shot',
    bot: `
      bot bots robot robots chatbot chatbots computer computers machine machines program programme software ai algorithm chatgpt gpt
      automated automaton android script scripted artificial cyborg llm language_model siri alexa bott robo automatic
    `,
    strictBot: `
      bot bots chatbot chatbots chatgpt gpt robot robots algorithm automated ai llm language_model artificial_intelligence software
    `,
    operator: `
      operator operators moderator moderators employee employees staff agent agents call_centre call_center callcentre callcenter
      customer_service animator chat_host chat_hostess hired_hand representative freelancer contractor
    `,
    company: 'site website company agency platform app page firm business chat_company',
    write: `
      write writes writing typing type types chat chats chatting message messages messaging talk talks talking reply replies replying answer
      answers answering text texting texts respond responds responding words msgs msg msging speak speaking entertain
    `,
    pay: 'paid pay pays paying payed wage wages salary commission payment bonus',
    meet: 'meet meeting meetup date hook_up hang_out get_together catch_up_in_person see_each_other',
    place: `
      coffee drink drinks dinner lunch cinema pub bar restaurant hotel beach park walk movie movies cafe pint weekend breakfast bowling
      picnic museum concert gig theatre seaside station meal trip cruise zoo fair
    `,
    when: `
      today tonight tomorrow weekend saturday sunday monday tuesday wednesday thursday friday someday one_day soon week next sometime
      afternoon evening
    `,
    third: `
      he she his her him movie film book show song series sister brother daughter son neighbour neighbor husband wife ex politician news
      boss dog cat mum mother dad cousin
    `,
    doubt: `
      believe trust doubt doubting doubts wonder wondering suspect suspicious suspicion prove proof sure honest honestly truth swear
      convince know think reckon tell feel feeling verify guess seriously ask asking evidence
    `,
    notHere: 'food leather estate fur madrid hair hobby life world game gold music christmas tree',
  },
  short: `
    u=you ur=your r=are ya=you youre=you_are your=your dont=do_not isnt=is_not arent=are_not aint=are_not ain=are don=do isn=is aren=are
    doesnt=does_not doesn=does im=i_am m=am re=are t=not ive=i_have ve=have d=would ll=will lets=let_s wanna=want_to gonna=going_to
    gotta=have_to whos=who_s thats=that_is wat=what wot=what abt=about pls=please plz=please ppl=people sum1=someone some1=someone
    any1=anyone irl=in_real_life tmrw=tomorrow tmr=tomorrow tomoz=tomorrow wknd=weekend cuppa=coffee pix=pics yer=your yeh=yes ye=you
    yous=you rly=really rlly=really realy=real rael=real b4=before wid=with wiv=with da=the dis=this dat=that meetup=meet
  `,
  distinct: `
    shirts touring tiring turning tuning reel reply replay meting dating mating machined program paint party parson operated operate bought
    robes rowboat faces facts legend
  `,
  quotes:
    'song songs film movie lyrics sings sang sung singing book poem tune quote quotes lyric band track singer',
  harmless: `
    hang out with my|the|friends; enough money; not invite you; you|it would think ~ you? would? get?; want to come one day to help; do you date;
    real|really good|nice|great|cool|funny|sweet|pretty|hard|bad|fun|hot|nice|fast|slow|quick|big|life|soon|well|much|close|estate|time|madrid|ale|world|love|job|fan|food|fur|leather|men|man;
    i am|was ~ not? ~ a? bot|robot|real|computer|operator|machine|fake; not ask*|asking ~ whether|if ~ you; hope you get paid for;
    colleagues got; fictional detective*|character*|book*; once thought you were ~; ai ~ going|gonna to take; how many of you are there;
    never|not asked|thought|doubted|said ~~ <are> ~~ <real>|<fake>|<bot>;
    fake news|tan|nails|lashes|plants|plant|flowers|tree|fur|leather|smile|blood; never doubted; too good to be true; to be real|honest|true;
    computer science|games|game|programmer|engineer|repair|work|job|class|person|geek|programming|major;
    washing|sewing|coffee|vending|slot|drum|time|answering machine; real_estate;
    tv|radio|training|work|treatment|exercise|gym program|programme; nice|pleased|great|good|lovely|glad|happy to meet|meeting you?;
    to|i meet you ~ too; met; meet new|people|someone|somebody|women|men|friends|girls|guys|others|my|his|her|the|a; how|where did you meet;
    bot fly; i ~ pay|paid|get; pay off|attention|rent|bills|taxes|for|my|the
  `,
  kinds: {
    real: `
      are|is|am|were <you>|this|i|it ~~ <real> - <third> | <notHere> | my | like;
      <you> ~ <real> ?|person|woman|human|girl|or|right|then - <third> | <notHere>; you are not? ~ <real> ~ $;
      <are> ~~ <fake> - <third> | <notHere> | hair; you ~~ <fake> ~ $ - like | <third> | have | watch;
      <profile> ~~ <real>|<fake> - <third> | <notHere> | my | news; <fake> ~ <profile>|person - <third> | my | news;
      ^ ~ <fake> ~ $ - <third>; ^ <real> or <fake>; <real> or ~ <fake>|not - <notHere>; <fake> or ~ <real>; ^ fake|catfish|catfishing;
      <fake> & here|everyone|everything|all & ?|site|profiles - <third>; catfish|catfished|catfishing - ate;
      real|actual|living|genuine|breathing person|woman|human|girl|lady|people|women|individual - <third>; flesh and blood;
      do|does you|u|she|anyone|anybody|this|he ~ really|actually|even exist; do you ~ exist; you ~ exist ~; if|whether|that you|u ~ exist;
      <you> ~ do not ~ exist; exists & really|actually|woman|profile|name|person; who ~ you ~ really|actually;
      who are you ~ really|actually|then; who am i ~ really|actually ~ talking|chatting|writing|speaking|messaging|typing;
      who am i ~ talking|chatting|writing|typing ~ to|with ~ really|actually|here; who|whoever is ~~ behind|writing|typing|answering|there;
      somebody|someone|anyone|anybody|person|woman|human|people ~~ behind|other_side|other_end;
      behind ~~ profile|screen|photo|picture|pictures|account|keyboard|name|curtain; on the other end|side;
      who|what you say|claim|pretend|said ~ <you> ~ are|be|were; pretending to be; you ~~ pretending - like;
      same person|woman|girl|lady|one ~~ photo|photos|picture|pictures|pic|pics|profile|yesterday;
      is|are that|those|these|this|the|they ~ really|actually|even? <you> ~ <photo> ?|<photo>; really|actually ~ you ~~ <photo>;
      <photo> ~~ really|actually you|yours|of_you;
      <photo> ~~ stolen|stole|google|googled|model|internet|stock|catalogue|magazine|instagram|fake|downloaded|pinterest|edited|generated|ai;
      stole|stolen|google|googled|reverse & <photo>|image; that|those|these ~ not|is|are ~ <you> ~ in|on ~ <photo>;
      not you in|on ~ photo|photos|picture|pictures; <photo> ~~~ holding|paper|note|newspaper|spoon|name|proof|verify|prove|todays|date;
      prove|proof & real|exist|you_are|youre - my | <third>;
      video|facetime|webcam|camera|zoom & prove|proof|real|sure|call|see|believe|exist - my; verified|verify & profile|you|account|are;
      is <you> ~ name|story|age|job|picture|photo ~ real|true; is that ~ your ~ real ~ name|photo|picture;
      how do|can i ~ know|tell|sure|trust ~~ you|this|it|that; am i ~ being ~ scammed|fooled|played|catfished|conned|tricked|had|duped;
      scam|scammer|scammers|scamming|fraud & you|site|this|me|is - <third>;
      you ~~ scam|scamming|fooling|playing|lying|conning|tricking ~ me|us; taking the mickey|piss|mick;
      wasting|waste my time & real|fake|are|is; <doubt> ~~ you|this|profile|site ~~ <real>|<fake>|exist; are|is all ~~ made up|invented|lies;
      is any|anything ~~~ true|real; terms|conditions|small_print|disclaimer|t_c & fictional|fake|profiles|entertainment|fantasy;
      fictional|fictitious profiles|profile|characters|character|person|people; <you> ~ character; figment;
      too good to be true & real|fake|are;
      read|heard|saw|told|says|reckons|said ~~~ fake|fictional|fakes|scam & site|here|this|profiles|women|you - <third>;
      do not believe ~ you|this ~ <real>|<person>|are|exist|one_bit; you ~~ does not|do_not add up; honest ~~ real|fake;
      are you ~ even ~ <person> - cat | dog | morning | people_person | night;
      are you ~ woman|female|girl|lady ~ really|actually|or_a_man|or_a_bloke; <are> ~~ a man|bloke|guy|dude pretending|behind|actually;
      reckons|says|said|told|think|thinks|bet|heard|someone ~~~ <profile>|lass|woman|girl|this|you|here ~~ <real>|<fake> - movie | news | ai_going;
      is there ~ honestly|really|actually ~ a|any; ghost & you|talking - own | royce; that|this is|isnt not ~ same ~ woman|person|girl;
      same woman|girl|lass; whoever you are; <photo> ~~~ catalogue|magazine|cut|stock|model|yours - my; bet ~ there ~ no;
      there is no|such ~ woman|person|girl|you|profile; no such ~ woman|person|girl; that woman is not real; genuine yes|or; fishy;
      is|are ~ one|any|single ~ of them|it ~ true; parts ~ true; there ~ no ~ at_all|behind;
      are you the ~ person|woman|girl ~~ photo|photos|photograph|picture; is not real ~ she; single one of them true
    `,
    bot: `
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
      language models|model & you|one
    `,
    operator: `
      <are> ~~ <operator> - <third> | travel_agent | estate_agent | nurse;
      <you> ~~ <operator> & site|chat|here|this|company|?|guess|reckon|bet - <third> | did | your_staff; ^ ~ <operator> ~ ?;
      work|works|working|employed|hired ~~ for|by|at|on|here|in ~ <company>|here|this_chat|these_people - i | my | from_home;
      do you ~ work ~ here|for_them|for_this|for_the_site;
      job|work|living|profession ~~ to? chat|talk|message|write|reply|entertain|answer|lonely|text|flirt;
      <write> ~~ for|as ~ a_living|living|your_job|work|job|company|site; is this ~~ your? job|work|shift ?|for_you|to_you;
      just ~ your|a job|shift & you|this|me; part of your|the job & this|chatting|me|is;
      <company> ~~ hire|hires|hired|employ|employs|employed|employees|staff;
      how many ~ people|women|men|of_you|others|ladies|guys|profiles|chats|colleagues|operators ~~~ write|writing|using|typing|talking|same|profile|account|juggling|behind|handle|handling|manage|running|once|this|are_there|answering|you - in_your | kids | met;
      how many of you;
      several|different|multiple|various|more_than_one people|person|persons|women|ones|operators|men|girls ~~~ <write>|profile|account|behind|name|day|time|using|sharing;
      someone|somebody else ~~ <write>|typing|behind|answering|account|profile|now|today|yesterday|keyboard|last;
      different ~~ person|people|woman|one|every|each & talk|talking|time|day|today|yesterday|you|keep;
      same person|one|woman|girl ~~ yesterday|before|last|as|earlier|every|all_along|each|?; are you ~ the same;
      <write> ~~ someone|somebody else|different; taking|take turns & writing|chat|answering|profile|messages|reply;
      shift|shifts|night_shift|rota & you|chat|this|here|your|who|someone - my | i | nurse | hospital;
      who is ~ on ~ shift|duty|today|tonight; on shift|duty ?|now|today|tonight;
      <you> ~ colleague|colleagues|coworker|coworkers|workmates|supervisor|manager ~~~ <write>|notes|me|said|took|read|told|chat|logs|wrote|shift|profile;
      colleague|colleagues|supervisor & me|us|chat|messages|read|notes;
      boss|manager|supervisor|gaffer & this|site|writing|chat|listening|reading|tell|tells|says|watching|allow|messages & you|your - my | i;
      notes|file|logbook|dossier|records ~~ about|on me; call centre|center; sitting in ~ an? office|call; some ~ office; call_center;
      behalf of; fake ~ operator; <you> ~ client|clients|customer|customers & chat|how_many|me|just|another|other; ghostwriter;
      stringing ~~ men|me|us|blokes|guys|along; keep ~~ men|blokes|guys ~~ hooked|talking|paying|chatting|busy|spending;
      how many ~ men|blokes|guys|fellas ~ are? ~ you; men|guys|bloke|blokes|man|dude ~~~ pretending|posing|behind|acting;
      quota|target|targets|kpi & you|messages|chat; script|scripts & read|reading|following|stick|given - movie | film; acting ~ as;
      playing ~ a? role|part|character; reading ~ from ~ script; agency & you|write|chat|models - travel | temp_agency; outsourced;
      who|which ~ company|agency; moderator|operator|chat_host|employee & you|u|arent; you ~ employed by|here; is this ~ your job;
      job & be_real|honest & this|you; file|notes & colleagues|keep|reading; chat hostess|hostesses|host|operator; pretending to be her;
      give you a script; customer service rep|agent|person|or; owners|company|they|site ~ put you; somebody|someone new & you|are;
      who s ~ behind; real ~ or a? worker; big room|office|room ~ with|full ~ other|of; other girls ~ answering;
      answering old blokes|men|guys
    `,
    paid: `
      <you> ~~ getting? <pay> ~~ to|for|by|per ~~ <write>|this|me|message|us|hour|here|?|do|be|keep - rent | bill | bills | taxes | mortgage | car | ticket | at_your | your_job | off;
      <are> ~~ paid - well | rent | bill; do|does|did they|he|site|company|somebody|someone|anyone|who|the_site|it ~~ pay|pays you|ya|u|for;
      they|site|somebody|someone|anybody|who|company ~~ pay|pays|paying you|u|women|girls|ladies;
      how much ~~ pay|paid|earn|make|earning|making|get|charge ~~ you|this|chat|message|per|hour|me|talk|write|for|from - cost | house | rent | as_a | at_your;
      how much ~~ do|are you ~ make|making|earn|earning|getting|paid ~~ this|here|per|chat|message|me|from|off;
      do you ~ get ~ paid|money|commission|cash|cut|percentage|share|wage|salary|bonus;
      you ~~ get|gets|got|getting|take|earn|earning|receive|receiving|make|making|on|have ~~ commission|cut|percentage|wage|wages|salary|per_message|slice|money_from|money_for|money_off|money_out|bonus - your_job | shop | as_a;
      money|cash ~~ to|for|per|by ~ <write>|message - my | i | job; you|this|here ~ for|about|after ~ money ~ ?|$|or|not|only - saving | i;
      is it ~ for|about|all ~ money ?; you|this ~ in it for ~ money; only ~ want|after ~ my money|credits|coins;
      <pay> ~~ to ~ <write>|be_nice|flirt|entertain|pretend|keep|say|like - i; <pay> ~~ for ~ this|each|every|these|it|by_the|per - i | my;
      <pay> by ~ message|hour|word|letter|minute|line; per message|word|hour|minute|reply|msg & paid|pay|get|earn|money|you;
      credits|coins|tokens ~~~ you|pocket|pockets|goes|earn|cut|get & your|you|cut|share|pocket|money - i;
      wage|wages|salary|commission & this|chat|me|messages|on_here|credits - <third> | i | my;
      earn|earning ~~ from|off|out_of ~ me|us|men|this|it|chatting|lonely|my;
      make|making ~ money ~ here|talking|chatting|off_me|from_me|off_this|from_this; profit ~~ me|us|lonely|men;
      making ~~ living ~~ this|chatting|talking|off; rinsing|fleecing|milking me|us|men|my; milk ~ me; so i ~ spend|buy ~ more & you|keep;
      cost ~~~ you ~ get; getting paid & you|u|cos|because|only; giving|give|gives|slipping|sending you ~ cash|money ~~ to;
      compensating|compensated|compensate ~ you ~~ for; they ~ compensating; whose pocket; only ~ reply|write|talk ~~ paid
    `,
    meet: `
      can|could|shall|should|may|might|will|would|when|why|where|how|let|if ~~ <meet> ~~ - nice | my_ex | did | people | your_husband | work | never | not_asking | kids | friends | brother | sister | met;
      want|wanna|like|love|fancy|dying|hoping|hope|ready|wish|willing|able|up_for|down_for|keen|wanting ~~ meet|meeting|hook_up|hang_out|get_together ~~ you|up|me|?|person|real|for|in|with|us|$|sometime|tonight|face|this|next|one_day - nice | my_ex | people | new | friends | someone | not;
      meet|meeting ~ me|you|up ~~ ?|in|at|for|person|face|real|tomorrow|tonight|weekend|saturday|sunday|$|halfway|someday|one_day|soon|when|next|there - how | did | nice | glad | pleased;
      lets|let s ~ <meet>|meet|go|grab|get|have|do ~~ <place>|up|meet|together|person|real - imagine | pretend | talk;
      shall|should|could|can we ~~ go|grab|have|get|do|take|spend|see|be ~~ <place>|together|person|each_other|real|out|away - friends | talk;
      in person|the_flesh|real_life & meet|see|you|talk|together|get|hug|kiss|me - <third>; face to face; meet ?;
      when ~~ i ~ see|meet|visit|come|hold|kiss|take you ~~; when are we|you ~~ meeting|coming|seeing_me|free;
      can|could|may|should|shall|let i|me ~ come|visit|pick|drive|see|take|stay|pop|treat|buy|cook|fly|invite|collect ~~ you|over|round|to|at|your|out;
      i|i_will|i_can|i_could|will|can|could|would|gladly ~ pick|collect|fetch|drive|fly|take ~ you ~ up|out|from|over|for|to|there|round;
      pick|collect you ~ up|from|at|tonight|tomorrow;
      i ~~ come|drive|fly|pop|get_the_train|jump ~~ to|over|round|down|up|and ~ you|yours|see_you|visit_you|your_place|your_town|your_house;
      you|u|want|please|just|then|can|why|could|should|would|wanna ~~ come|pop|visit ~ over|round|to_my|to_mine|me|along|with_me|stay|see_me ~~;
      ^ come|pop ~ over|round|to_my|to_mine|see_me|and_see_me|visit_me - friends | family | kids | mum | sister | brother | people | how | over_for_christmas | they | try_to;
      do|would you ~ want|fancy|care ~~ come|go|join|<place>|<meet>|out ~~ with|me|to|?|for|together|us - kids | pets | mind | job;
      fancy ~ a? ~ <place>|meeting|going|coming|joining|night_out|date|catch_up & ? - do_you_like;
      would you ~~ go|come|join|have|meet|see|spend|let ~~ with_me|me|out|mine|<place>|together;
      you|u|us|we ~~ go ~ out ~ with_me|with_us|sometime|some_time|for|on ~; go|take|going on a ~ date;
      a|our|first|real|proper|dinner|blind|lunch date ~ ?|with_me|with_you|together|sometime|soon|tonight|tomorrow - have_a_date | do_you_date | had | went | bad | last | daughter | fun;
      dinner|drinks|lunch|coffee|drink|pint|walk|movie|breakfast ~ with_me|together|sometime|on_me|my_treat|you_and_me|this_weekend|one_day|at_mine - parents | they | you_should_all | like | had | my_kids | family | favourite | friends | made;
      where ~~ you ~ live|staying|based|exactly ~~ exactly|come|drive|visit|pick|address|street|pop|i_can|i_could|i_will;
      give|send|text|whats|what|drop|share|need|have|tell ~~ your|ur ~ address|street|postcode|location|zip|number|door|house_number;
      how far ~~ you|from ~~ come|me|drive|visit|i_could|away - sea | work | school;
      i ~~ near|passing|around|visiting ~~ your|area|town|city & meet|see|drink|coffee|free|there|pop|? - live_in;
      are|will you ~ be? ~ free|available|around ~ <when>|this|next|for|to - work | kids | from_work; will you be there;
      i ~~ wait|waiting|be ~ for_you|there|outside ~~ at|by|under|station|pub|cafe|outside & station|pub|cafe|platform|clock|church|restaurant|park|bar|hotel|corner|come|o_clock;
      booked|book|reserve|reserved|booking ~~~ us|two|together|both|hotel|table|room|tickets|flight|flights & us|you|two|together|come|join|with_me - my_wife | kids | <third>;
      two tickets; tickets ~~ you|us|two|come|join; my place|house|flat|mine ~~ ?|tonight|tomorrow|come|dinner|weekend|or_yours;
      your place ~ or; <you> ~ invited|invite|guest ~~; invite you|u ~~;
      spend|spending ~~ night|weekend|day|evening|together|christmas|holiday|time ~~ with_me|with_you|together|us|at_mine & can|could|want|shall|let|would|will|love|you|? - family | kids | friends | grandkids;
      stay|sleep ~ over|with_me|at_mine|at_yours|the_night|at_your ~; go away together|with_me|for; away ~ together;
      run away with_me|together;
      hold|kiss|hug|touch|cuddle you ~~ in_person|real|tonight|for_real|finally & when|can|could|meet|come|let|will;
      put ~ off ~ meet|meeting|date; keep ~ avoiding|postponing|putting|cancelling|refusing ~ meet|meeting|date|me;
      never want|wants|wanna|meet ~ meet|up|me; look ~~ in ~ eyes ~ - beautiful; date ?;
      take you ~ out|dinner|away|to|dancing|for|on|shopping ~~; lets|let s ~ grab|get|have ~~ beer|bite|drink|coffee|food;
      you and me ~ ?|$ & lets|let|grab|beer; wanna|want_to link; wanna|want to|link ~ see ~ you|u ~ irl|real_life|person;
      see ~ you in real life; be at the ~~ at ~; ill|i will be ~ one with; will you come ?;
      i_will|will|ill be there & name|pick|say|day|town; pick a ~ day|place|town|date; name the ~ pub|place|bar|time;
      i am there darling|love|babe; want ~ hold you; set something up; what|which street;
      lets|let|shall|could|and go dancing|swimming|walking|fishing ~~ <when>|together|with_me - i; quit|stop ~ talking|texting & lets|let;
      hook up ~ later|?|tonight|sometime; over ~ an? ice cream; walking through ~ door|my_door
    `,
  },
}
