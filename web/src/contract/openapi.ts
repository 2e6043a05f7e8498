/** Written by `npm run contract`; never edited. */

export interface paths {
    "/resource/AdvancedTypeaheadResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** suggest_searches */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SuggestSearches"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Suggestions"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BaseSearchResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** search_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["SearchPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SearchResults"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoardPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardFollowResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** follow_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardFollowResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unfollow_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreateBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeleteBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_board */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetBoard"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateBoard"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/BoardsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_boards */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListBoards"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["BoardView"][];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["CreatePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** delete_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["DeletePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Done"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/PinResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_pin */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetPin"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/RelatedPinFeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_related_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListRelatedPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/RepinResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** save_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["SavePin"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinDetail"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserEmailResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** verify_email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["VerifyEmail"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["EmailVerified"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserEmailResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change_email */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ChangeEmail"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MailSent"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFollowResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** follow_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserFollowResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** unfollow_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["FollowUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserHomefeedResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_home_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListHomePins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPasswordResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** change_password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ChangePassword"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserPinsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_user_pins */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListUserPins"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["PinView"][];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserRegisterResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** register_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RegisterUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResetPasswordResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** request_reset */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["RequestReset"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["MailSent"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResetPasswordResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** reset_password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["ResetPassword"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_user */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetUser"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UserView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserResource/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** update_user */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["UpdateUser"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["ViewerView"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionResource/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log_in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LogIn"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedIn"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** log_out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["LogOut"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SignedOut"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_session_accounts */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSessionAccounts"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SessionAccounts"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionsResource/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** end_sessions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        options: components["schemas"]["EndSessions"];
                    };
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["SessionsEnded"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/UserSessionsResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_sessions */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["ListSessions"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["Sessions"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource/VIPResource/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_uploads */
        get: {
            parameters: {
                query: {
                    data: {
                        options: components["schemas"]["GetUploads"];
                    };
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resource_response: {
                                bookmark?: string;
                                data: components["schemas"]["UploadStates"];
                            };
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_board */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CreateBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_board */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        /** update_board */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["UpdateBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        post?: never;
        /** delete_board */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/follow/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** follow_board */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FollowBoard"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        post?: never;
        /** unfollow_board */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/boards/{board_id}/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_board_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    board_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/media/uploads/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_uploads */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UploadStates"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/media/uploads/register/batch/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** register_uploads */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["RegisterUploads"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["RegisteredUploads"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["CreatePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_pin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** delete_pin */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["Done"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/pins/{pin_id}/repin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** save_pin */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pin_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["SavePin"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinDetail"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/email/verify/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** resend_verification */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ResendVerification"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["MailSent"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_viewer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["ViewerView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** get_user */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/boards/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_boards */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["BoardView"][];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/follow/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** follow_user */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["FollowUser"];
                };
            };
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        post?: never;
        /** unfollow_user */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["UserView"];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/users/{user_id}/pins/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** list_user_pins */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user_id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bookmark?: string;
                            data: components["schemas"]["PinView"][];
                            status: string;
                        };
                    };
                };
                /** @description Refused. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: components["schemas"]["ErrorView"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description `__PWS_DATA__`. */
        AppData: {
            /** @description Version of server and web app; a mismatch asks for a reload. */
            appVersion: string;
            /** @description Host's names and links. */
            brand: components["schemas"]["BrandView"];
            /** @description Specification §3 "Request context". */
            context: components["schemas"]["RequestContext"];
            /** @description Experiments the viewer takes part in. */
            experiments: {
                [key: string]: string;
            };
            /** @description Route parameters of the page. */
            handlerProps: {
                [key: string]: string;
            };
            /** @description Page file that shows this address, such as `pin/[id]`. */
            initialHandlerId: string;
            /** @description Whether somebody is signed in. */
            isAuthenticated: boolean;
            /** @description Whether a crawler asks. */
            isBot: boolean;
            /** @description Whether a phone or tablet asks. */
            isMobile: boolean;
            /** @description Whether the browser only fetches ahead. */
            isPrefetch: boolean;
            /** @description Whether the answer may be shared among viewers. */
            isViewerCache: boolean;
            /** @description `ssr` when the root element has markup, `csr` when not. */
            renderMode: components["schemas"]["RenderMode"];
            /** @description Which site of the product: `www` or `mweb`. */
            site: components["schemas"]["Site"];
        };
        /** @description Where a picture comes from and under which licence it is shown. */
        Attribution: {
            /** @description Who made it. */
            author_name?: string | null;
            /** @description Licence's name, such as `CC-BY-SA-4.0`. */
            provider_name: string;
            /** @description Title of the work. */
            title?: string | null;
            /** @description Page of the work or of its maker. */
            url?: string | null;
        };
        BoardId: string;
        /** @description A board as shown beside a pin. */
        BoardRef: {
            /** @description Id. */
            id: components["schemas"]["BoardId"];
            /** @description Whether others save here too. */
            is_collaborative: boolean;
            /** @description Always `default` so far. */
            layout: string;
            /** @description Name for people. */
            name: string;
            /** @description Whose it is. */
            owner: components["schemas"]["UserRef"];
            /** @description Who may see it. */
            privacy: components["schemas"]["Privacy"];
            /** @description Always `board`. */
            type: string;
            /** @description `/user/slug/`. */
            url: string;
        };
        /** @description A board. */
        BoardView: components["schemas"]["BoardRef"] & {
            /** @description What the viewer may do: `write`, `delete`. */
            access: string[];
            /** @description When the viewer archived it. */
            archived_by_me_at?: string | null;
            /** @description One of the categories, or empty. */
            category: string;
            /** @description Whether the viewer may save here as a collaborator. */
            collaborated_by_me: boolean;
            /**
             * Format: int64
             * @description People who save here besides the owner.
             */
            collaborator_count: number;
            /** @description The newest pins' pictures, at most five, the cover first. */
            cover_images: components["schemas"]["Images"][];
            /** @description When it was made: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description What it is about; may be empty. */
            description: string;
            /** @description Whether the viewer follows it or its owner. */
            followed_by_me: boolean;
            /**
             * Format: int64
             * @description People who follow it.
             */
            follower_count: number;
            /** @description The cover at 474 pixels. */
            image_cover_url?: string | null;
            /**
             * Format: int64
             * @description Pins on it.
             */
            pin_count: number;
            /**
             * Format: int64
             * @description Sections on it.
             */
            section_count: number;
            /**
             * Format: int64
             * @description Pins on it outside sections.
             */
            sectionless_pin_count: number;
        };
        Bookmark: null | (null | string)[];
        /** @description What the host configured about itself. */
        BrandView: {
            /** @description Name shown to people. */
            name: string;
        };
        /**
         * @description `UserEmailResource/update`: another address. A link goes there; the account
         *     keeps its address until the link is used.
         */
        ChangeEmail: {
            /** @description The new address. */
            email: string;
            /** @description The account's password: an open browser is not enough. */
            password: string;
        };
        /** @description `UserPasswordResource/update`. */
        ChangePassword: {
            /** @description 8 to 128 characters. */
            new_password: string;
            /** @description The password as it is. */
            old_password: string;
        };
        /** @description `BoardResource/create`. */
        CreateBoard: {
            /** @description One of the categories. */
            category?: string | null;
            /** @description Up to 500 characters. */
            description?: string | null;
            /** @description 1 to 50 characters, unique among the owner's boards. */
            name: string;
            privacy?: null | components["schemas"]["Privacy"];
        };
        /** @description `PinResource/create`: from an upload or from an address of a picture. */
        CreatePin: {
            /** @description Up to 500 characters. */
            alt_text?: string | null;
            /** @description Where it goes. */
            board_id: components["schemas"]["BoardId"];
            /** @description Up to 800 characters. */
            description?: string | null;
            /** @description Address of a picture to fetch. */
            image_url?: string | null;
            /** @description http or https, up to 2,048 characters. */
            link?: string | null;
            /** @description Up to 100 characters. */
            title?: string | null;
            /** @description Up to 10 topics of up to 40 characters. */
            topics?: string[] | null;
            upload_id?: null | components["schemas"]["UploadId"];
        };
        /** @description `BoardResource/delete`. */
        DeleteBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `PinResource/delete`. */
        DeletePin: {
            /** @description Which. */
            id: components["schemas"]["PinId"];
        };
        /** @description Done, with nothing to show. */
        Done: Record<string, unknown>;
        /** @description An address was proved. */
        EmailVerified: {
            /** @description The address. */
            email: string;
            /** @description Whose it is; the browser may be another person's. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description `UserSessionsResource/delete`: log out elsewhere. */
        EndSessions: {
            /** @description Which; all but the one that asks when missing. */
            session_id?: string | null;
        };
        /** @description Machine-readable part of an error. */
        ErrorExtra: {
            /** @description Path of the option that is wrong. */
            field?: string | null;
            /** @description Stable name of the code, the translation key. */
            key: string;
        };
        /** @description The protocol's error object. */
        ErrorView: {
            /**
             * Format: int32
             * @description Stable number of [`Code`].
             */
            api_error_code: number;
            /**
             * Format: int32
             * @description Same number as `api_error_code`, where older clients look for it.
             */
            code: number;
            /** @description Machine-readable rest. */
            extraData: components["schemas"]["ErrorExtra"];
            /**
             * Format: int32
             * @description The HTTP status.
             */
            http_status: number;
            /** @description Text for people. */
            message: string;
            /** @description More, for people who write clients; names the field. */
            message_detail?: string | null;
            /** @description Always `failure`. */
            status: string;
        };
        /** @description `BoardFollowResource/create` and `/delete`. */
        FollowBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
        };
        /** @description `UserFollowResource/create` and `/delete`. */
        FollowUser: {
            /** @description Whom. */
            user_id: components["schemas"]["UserId"];
        };
        /** @description `BoardResource/get`: by id, or by owner and slug (or `username/slug` path). */
        GetBoard: {
            board_id?: null | components["schemas"]["BoardId"];
            /** @description Last part of the address. */
            slug?: string | null;
            /** @description Owner's name. */
            username?: string | null;
        };
        /** @description `PinResource/get`. */
        GetPin: {
            /** @description Which. */
            id: components["schemas"]["PinId"];
        };
        /** @description `VIPResource/get`: how far uploads are. */
        GetUploads: {
            /** @description Ids, or one text of ids with commas. */
            upload_ids: components["schemas"]["UploadIds"];
        };
        /** @description `UserResource/get`: by name or by id. */
        GetUser: {
            user_id?: null | components["schemas"]["UserId"];
            /** @description Name, with any case. */
            username?: string | null;
        };
        /** @description `/v3/users/me/`. */
        GetViewer: Record<string, unknown>;
        /** @description One size of a picture. */
        Image: {
            /**
             * Format: int32
             * @description Pixels.
             */
            height: number;
            /** @description Absolute address. */
            url: string;
            /**
             * Format: int32
             * @description Pixels.
             */
            width: number;
        };
        /**
         * @description Every size of one picture, by the protocol's names. A picture is never
         *     enlarged, so a small one has the same pixels under several names.
         */
        Images: {
            "136x136": components["schemas"]["Image"];
            "170x": components["schemas"]["Image"];
            "236x": components["schemas"]["Image"];
            "474x": components["schemas"]["Image"];
            "564x": components["schemas"]["Image"];
            "600x315": components["schemas"]["Image"];
            "60x60": components["schemas"]["Image"];
            "70x": components["schemas"]["Image"];
            "736x": components["schemas"]["Image"];
            orig: components["schemas"]["Image"];
        };
        /** @description `__PWS_INITIAL_PROPS__`. */
        InitialProps: {
            /** @description What the web app's store starts with. */
            initialReduxState: components["schemas"]["InitialState"];
        };
        /** @description What the web app's store starts with. */
        InitialState: {
            /**
             * @description Answers of this page's resources: name → JSON text of the options with
             *     sorted keys → answer.
             */
            resources: {
                [key: string]: {
                    [key: string]: components["schemas"]["ResourceAnswer"];
                };
            };
            /** @description Who looks. */
            session: components["schemas"]["SessionState"];
        };
        /**
         * @description All that is told to somebody of limited log-in about themselves
         *     (specification §3 "Viewer").
         */
        LimitedView: {
            /** @description Whether Facebook's log-in leads to this account. */
            connected_to_facebook: boolean;
            /** @description Whether Google's log-in leads to this account. */
            connected_to_google: boolean;
            /** @description Address that mails go to. */
            email: string;
            /** @description First name. */
            first_name: string;
            /** @description Whether a password is set. */
            has_password: boolean;
            /** @description Picture of at least 75 pixels. */
            image_medium_url?: string | null;
        };
        /** @description `BoardFeedResource/get`: the pins of a board, newest first. */
        ListBoardPins: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `BoardsResource/get`: a person's boards, newest first. */
        ListBoards: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            user_id?: null | components["schemas"]["UserId"];
            /** @description Whose; the viewer when both are missing. */
            username?: string | null;
        };
        /**
         * @description `UserHomefeedResource/get`: pins of followed people and boards, then recent
         *     popular pins.
         */
        ListHomePins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
        };
        /** @description `RelatedPinFeedResource/get`: pins like one pin. */
        ListRelatedPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description Like which. */
            pin_id: components["schemas"]["PinId"];
        };
        /**
         * @description `UserSessionResource/create` with `session_accounts: true`, and `/get`:
         *     which accounts this browser is signed in to.
         */
        ListSessionAccounts: Record<string, unknown>;
        /** @description `UserSessionsResource/get`: every place the account is signed in. */
        ListSessions: Record<string, unknown>;
        /** @description `UserPinsResource/get`: a person's pins, newest first. */
        ListUserPins: {
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            user_id?: null | components["schemas"]["UserId"];
            /** @description Whose. */
            username?: string | null;
        };
        /** @description `UserSessionResource/create` with credentials. */
        LogIn: {
            /** @description As typed. */
            password: string;
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description Trimmed before use. */
            username_or_email: string;
        };
        /** @description `UserSessionResource/delete`. */
        LogOut: {
            /** @description Specification §7; recorded, changes nothing here. */
            disable_auth_failure_redirect?: boolean;
        };
        /**
         * @description Specification §4 "Viewer type".
         * @enum {string}
         */
        LoginState: "UNAUTH" | "LIMITED_LOGIN" | "AUTH";
        /** @description A mail is on its way. */
        MailSent: Record<string, unknown>;
        /** @description One file that will be sent. */
        MediaInfo: {
            /** @description The client's own name of it. */
            id: string;
            /** @description `image-story-pin` for pictures. */
            media_type: string;
        };
        /** @description The list, however it was written. */
        MediaInfoList: string | components["schemas"]["MediaInfo"][];
        PageSize: null | number;
        /** @description A pin with what only this viewer sees. */
        PinDetail: components["schemas"]["PinView"] & {
            /** @description Whether the viewer may edit or delete it. */
            is_mine: boolean;
            /** @description Boards of the viewer that the picture is saved to. */
            saved_info: components["schemas"]["SavedInfo"];
        };
        PinId: string;
        /**
         * @description A pin. Fields that depend on the viewer are absent in lists, so that lists
         *     can share one rendering of a pin among all viewers.
         */
        PinView: {
            /** @description What the picture shows, by the pinner. */
            alt_text: string;
            attribution?: null | components["schemas"]["Attribution"];
            /** @description What the picture shows, by a machine; none until a machine looks. */
            auto_alt_text?: string | null;
            /** @description Where it is saved. */
            board: components["schemas"]["BoardRef"];
            /** @description What the close-up shows under the title. */
            closeup_description: string;
            /**
             * Format: int64
             * @description Comments.
             */
            comment_count: number;
            /** @description Whether comments are off. */
            comments_disabled: boolean;
            /** @description `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description What the pinner wrote; may be empty. */
            description: string;
            /** @description Host of the link, `Uploaded by user` without one. */
            domain: string;
            /** @description `#rrggbb`; fills the picture's place until it is decoded. */
            dominant_color: string;
            /** @description Title as the grid shows it. */
            grid_title: string;
            /** @description Id. */
            id: components["schemas"]["PinId"];
            /** @description Content hash of the original, 32 hexadecimal digits. */
            image_signature: string;
            /** @description Every size. */
            images: components["schemas"]["Images"];
            /** @description Whether this is an advertisement. */
            is_promoted: boolean;
            /** @description Whether the pin was saved from another pin. */
            is_repin: boolean;
            /** @description Where the pin leads. */
            link?: string | null;
            origin_pinner?: null | components["schemas"]["UserRef"];
            /** @description Whose pin it is. */
            pinner: components["schemas"]["UserRef"];
            /**
             * Format: int64
             * @description How often the picture was saved by others.
             */
            repin_count: number;
            /** @description Description for search engines. */
            seo_description: string;
            /** @description Why search engines shall not list it; absent when they may. */
            seo_noindex_reason?: string | null;
            /** @description Title for search engines. */
            seo_title: string;
            /** @description Path of the page, `/pin/123/`. */
            seo_url: string;
            /** @description Thumbhash of the picture, base64. */
            thumbhash: string;
            /** @description Title; may be empty. */
            title: string;
            /** @description Topics, in the pinner's words. */
            topics: string[];
            /** @description Always `pin`. */
            type: string;
        };
        /**
         * @description Who may see a board.
         * @enum {string}
         */
        Privacy: "public" | "secret";
        /** @description `/v3/media/uploads/register/batch/`. */
        RegisterUploads: {
            /** @description JSON text, or the list itself: `[{id, media_type}]`, at most 20. */
            media_info_list: components["schemas"]["MediaInfoList"];
        };
        /** @description `UserRegisterResource/create` (specification §3 "Signup payload"). */
        RegisterUser: {
            /** @description `YYYY-MM-DD`, or milliseconds or seconds since 1970. */
            birthday?: string | null;
            /** @description Two letters. */
            country?: string | null;
            /** @description Address of the account. */
            email: string;
            /** @description First name; made from the address when missing. */
            first_name?: string | null;
            /** @description Gender as given. */
            gender?: string | null;
            /** @description Last name. */
            last_name?: string | null;
            /** @description One of the accepted locales. */
            locale?: string | null;
            /** @description 8 to 128 characters. */
            password: string;
            /** @description Page that led here. */
            referrer?: string | null;
            /** @description Wanted username; made from the name when missing. */
            username?: string | null;
        };
        /**
         * @description Where one file goes. The file is sent by multipart POST, the parameters
         *     first, then `file`; no cookie is needed, the parameters authorise.
         */
        RegisteredUpload: {
            /** @description Names the upload from here on. */
            upload_id: components["schemas"]["UploadId"];
            /** @description To be sent before the file, as they are. */
            upload_parameters: {
                [key: string]: string;
            };
            /** @description Absolute address. */
            upload_url: string;
        };
        /** @description Where each file goes, by the client's own name. */
        RegisteredUploads: {
            [key: string]: components["schemas"]["RegisteredUpload"];
        };
        /**
         * @description Who makes the first markup.
         * @enum {string}
         */
        RenderMode: "ssr" | "csr";
        /** @description Specification §3 "Request context": what the server knows about the request. */
        RequestContext: {
            /** @description Two letters; the host's default when unknown. */
            country: string;
            /** @description Country named in the address, if one was forced. */
            countryFromHostName: string;
            /** @description Country of the network address; none without a database of them. */
            countryFromIp?: string | null;
            /** @description Path and query. */
            fullPath: string;
            /** @description `invite_code` of the query. */
            inviteCode?: string | null;
            /** @description Always false. */
            isAmp: boolean;
            /** @description Whether somebody is signed in. */
            isAuthenticated: boolean;
            /** @description Whether a crawler asks. */
            isBot: boolean;
            /** @description Whether text runs right to left. */
            isRTL: boolean;
            /** @description Whether a social network's preview asks. */
            isSocialBot: boolean;
            /** @description Two letters. */
            language: string;
            /** @description One of the accepted locales. */
            locale: string;
            /** @description How far the viewer is signed in. */
            loginState: components["schemas"]["LoginState"];
            /** @description `https://host`. */
            origin: string;
            /** @description Names the request in logs and answers. */
            requestIdentifier: string;
            /** @description `production` or `development`. */
            stage: string;
            /** @description What the browser says it is. */
            userAgent: components["schemas"]["UserAgent"];
        };
        /**
         * @description `UserResetPasswordResource/create`: a link to choose a new password. Answered
         *     alike whether the account exists or not.
         */
        RequestReset: {
            /** @description Trimmed before use. */
            username_or_email: string;
        };
        /** @description `POST /v3/users/email/verify/resend/` (specification §7). */
        ResendVerification: Record<string, unknown>;
        /** @description `UserResetPasswordResource/update`: the link is used. */
        ResetPassword: {
            /** @description 8 to 128 characters. */
            new_password: string;
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description One answer that the page carries. */
        ResourceAnswer: {
            /** @description `resource_response.data`; null after a failure. */
            data: unknown;
            error?: null | components["schemas"]["ErrorView"];
            /** @description Where the next page starts; absent on the last page. */
            nextBookmark?: string | null;
        };
        /**
         * @description `RepinResource/create`: saves somebody's pin to a board of one's own. Saving
         *     the same pin to the same board again answers the pin that is there.
         */
        SavePin: {
            /** @description Where it goes. */
            board_id: components["schemas"]["BoardId"];
            /** @description Other words than the pin's own. */
            description?: string | null;
            /** @description The pin that is seen. */
            pin_id: components["schemas"]["PinId"];
            /** @description Other words than the pin's own. */
            title?: string | null;
        };
        /** @description Business specification §3 "savedInfo". */
        SavedInfo: {
            board?: null | components["schemas"]["BoardRef"];
            pin_id?: null | components["schemas"]["PinId"];
            /** @description Whether the viewer saved this picture. */
            saved_by_me: boolean;
        };
        /** @description `BaseSearchResource/get`. */
        SearchPins: {
            /** @description Take the words as they are. */
            auto_correction_disabled?: boolean;
            /** @description Where to go on. */
            bookmarks?: components["schemas"]["Bookmark"];
            /** @description How many. */
            page_size?: components["schemas"]["PageSize"];
            /** @description 1 to 200 characters. */
            query: string;
            /** @description Where the search came from; recorded. */
            rs?: string | null;
            /** @description Pins unless said. */
            scope?: components["schemas"]["SearchScope"];
        };
        /** @description The `data` of a search. */
        SearchResults: {
            /** @description What was searched instead of words that nothing matched. */
            corrected_query?: string | null;
            /** @description The pins, best first. */
            results: components["schemas"]["PinView"][];
        };
        /**
         * @description What is searched. The other scopes of the specification open with their issues.
         * @enum {string}
         */
        SearchScope: "pins";
        /** @description Specification §3 "Session account". */
        SessionAccount: {
            /** @description Address of the account. */
            email: string;
            /** @description Name for people. */
            full_name: string;
            /** @description Id. */
            id: components["schemas"]["UserId"];
            /** @description Picture of 140 pixels. */
            image_large_url?: string | null;
            /** @description Picture of 75 pixels. */
            image_medium_url?: string | null;
            /** @description Name in addresses. */
            username: string;
        };
        /** @description Answer of `session_accounts` (specification §3 "Session account"). */
        SessionAccounts: {
            /** @description One per signed-in account. */
            session_accounts: components["schemas"]["SessionAccount"][];
        };
        /** @description Who looks. */
        SessionState: {
            /** @description Whether somebody is signed in, also by limited log-in. */
            isAuthenticated: boolean;
            limited?: null | components["schemas"]["LimitedView"];
            /** @description How far the viewer is signed in. */
            loginState: components["schemas"]["LoginState"];
            user?: null | components["schemas"]["ViewerView"];
        };
        /** @description One place the account is signed in. */
        SessionView: {
            /**
             * Format: int64
             * @description When it began, milliseconds since 1970.
             */
            created_ms: number;
            /** @description Names the session; good for nothing but ending it. */
            id: string;
            /** @description Whether it is the one that asks. */
            is_current: boolean;
            /** @description What the browser said it is, as it said it. */
            user_agent: string;
        };
        /** @description Every place the account is signed in. */
        Sessions: {
            /** @description Newest first. */
            sessions: components["schemas"]["SessionView"][];
        };
        /** @description Sessions have ended. */
        SessionsEnded: {
            /**
             * Format: int64
             * @description How many.
             */
            count: number;
        };
        /** @description Answer of registration and log-in. The session itself is only in the cookie. */
        SignedIn: {
            /** @description Always true. */
            is_authenticated: boolean;
            /** @description Who is signed in now. */
            user: components["schemas"]["ViewerView"];
        };
        /** @description Answer of logging out. */
        SignedOut: Record<string, unknown>;
        /**
         * @description Which page wrapper serves (specification §2 "Page wrappers").
         * @enum {string}
         */
        Site: "www" | "mweb";
        /** @description `AdvancedTypeaheadResource/get`. */
        SuggestSearches: {
            /** @description What is typed so far, up to 200 characters. */
            term: string;
        };
        /** @description One line under the search field (specification §3 "Recent item"). */
        Suggestion: {
            /** @description Picture of a person, if it is one and has one. */
            image_small_url?: string | null;
            /** @description What to show. */
            label: string;
            /** @description What to search for. */
            query: string;
            /** @description `query`, `user` or `board`. */
            type: components["schemas"]["SuggestionType"];
            /** @description Where a tap leads. */
            url: string;
        };
        /**
         * @description What a suggestion is.
         * @enum {string}
         */
        SuggestionType: "query" | "user";
        /** @description Answer of the typeahead (specification §7: `data.items`). */
        Suggestions: {
            /** @description The best first. */
            items: components["schemas"]["Suggestion"][];
        };
        /** @description `BoardResource/update`: missing fields stay. */
        UpdateBoard: {
            /** @description Which. */
            board_id: components["schemas"]["BoardId"];
            /** @description New description. */
            description?: string | null;
            /** @description New name; the address follows it. */
            name?: string | null;
            privacy?: null | components["schemas"]["Privacy"];
        };
        /** @description `UserResource/update`: what a person says about themselves; missing fields stay. */
        UpdateUser: {
            /** @description Up to 500 characters. */
            about?: string | null;
            /** @description First name, 1 to 60 characters. */
            first_name?: string | null;
            /** @description Last name, up to 60 characters. */
            last_name?: string | null;
            picture_upload_id?: null | components["schemas"]["UploadId"];
        };
        UploadId: string;
        /** @description Ids as clients write them. */
        UploadIds: components["schemas"]["UploadId"][] | string;
        /** @description How far one upload is. */
        UploadState: {
            /** @description Why it failed, for people. */
            failure_message?: string | null;
            /** @description Content hash, once it succeeded. */
            signature?: string | null;
            /** @description How far. */
            status: components["schemas"]["UploadStatus"];
        };
        /** @description How far each upload is, by id. */
        UploadStates: {
            [key: string]: components["schemas"]["UploadState"];
        };
        /**
         * @description Steps of an upload.
         * @enum {string}
         */
        UploadStatus: "registered" | "processing" | "succeeded" | "failed";
        /** @description Specification §3: userAgent. */
        UserAgent: {
            /** @description `Chrome`, `Safari`, `Firefox` … or empty. */
            browserName: string;
            /** @description `phone`, `tablet` or `desktop`. */
            browserType: string;
            /** @description First number of the version, or 0. */
            browserVersion: string;
            /** @description Whether the device has an app store of ours: false, there is no native app. */
            canUseNativeApp: boolean;
            /** @description Phone. */
            isMobile: boolean;
            /** @description Tablet. */
            isTablet: boolean;
            /** @description `iOS`, `Android`, `Windows` … or empty. */
            osName: string;
            /** @description `ios`, `android`, `other`. */
            platform: string;
            /** @description Three numbers, zeros when unknown. */
            platformVersion: number[];
            /** @description The header as it came, cut at 512 characters. */
            raw: string;
        };
        UserId: string;
        /** @description A person as others see them beside a pin, a board, in a list. */
        UserRef: {
            /** @description Whether the viewer follows; absent where the answer is shared by all viewers. */
            explicitly_followed_by_me?: boolean | null;
            /**
             * Format: int64
             * @description People who follow this one.
             */
            follower_count: number;
            /** @description Name for people. */
            full_name: string;
            /** @description Id. */
            id: components["schemas"]["UserId"];
            /** @description Picture of about 140 pixels. */
            image_large_url?: string | null;
            /** @description Picture of at least 75 pixels. */
            image_medium_url?: string | null;
            /** @description Picture of at least 30 pixels; absolute address, none without a picture. */
            image_small_url?: string | null;
            /** @description Whether this is a verified merchant. */
            is_verified_merchant: boolean;
            /** @description Always `user`. */
            type: string;
            /** @description Name in addresses, without `@`. */
            username: string;
            /** @description Whether somebody checked who this is. */
            verified_identity: components["schemas"]["VerifiedIdentity"];
        };
        /** @description A profile. */
        UserView: components["schemas"]["UserRef"] & {
            /** @description A few words about themselves. */
            about: string;
            /** @description Whether the viewer blocked this person. */
            blocked_by_me: boolean;
            /**
             * Format: int64
             * @description Public boards; for the person themselves, all boards.
             */
            board_count: number;
            /** @description When the account was made: `Thu, 25 Jun 2020 06:13:42 +0000`. */
            created_at: string;
            /** @description Website's domain. */
            domain_url?: string | null;
            /** @description Whether the website is claimed. */
            domain_verified: boolean;
            /** @description First name. */
            first_name: string;
            /**
             * Format: int64
             * @description People this one follows.
             */
            following_count: number;
            /** @description Picture of at most 236 pixels across. */
            image_xlarge_url?: string | null;
            /** @description Whether only the person themselves sees the profile. */
            is_private_profile: boolean;
            /** @description Last name. */
            last_name: string;
            /**
             * Format: int64
             * @description Public pins.
             */
            pin_count: number;
            /** @description Path of the profile, `/name/`. */
            profile_url: string;
        };
        /** @description Specification §3 "verifiedIdentity.verified". */
        VerifiedIdentity: {
            /** @description Somebody checked who this is. */
            verified: boolean;
        };
        /** @description `UserEmailResource/create`: use the link of a mail that proves an address. */
        VerifyEmail: {
            /** @description What stands behind `#` in the link. */
            token: string;
        };
        /** @description The viewer about themselves (specification §3 "Viewer"). */
        ViewerView: components["schemas"]["UserView"] & {
            /**
             * Format: int32
             * @description Whole years, if a birthday is known.
             */
            age_in_years?: number | null;
            /** @description Two letters, upper case. */
            country: string;
            /** @description Address that mails go to. */
            email: string;
            /** @description `female`, `male`, `unspecified` or what was given as custom. */
            gender?: string | null;
            /** @description Whether a password is set. */
            has_password: boolean;
            /** @description Whether anything was published. */
            has_published_pins: boolean;
            /** @description Whether somebody proved that this address is theirs. */
            is_email_verified: boolean;
            /** @description Host's staff. */
            is_employee: boolean;
            /** @description Business account. */
            is_partner: boolean;
            /** @description Under 16, by a known birthday. */
            is_under_16: boolean;
            /** @description Under 18, by a known birthday. */
            is_under_18: boolean;
            /** @description May not write. */
            is_write_banned: boolean;
            /** @description One of the accepted locales (specification §5). */
            locale: string;
            /** @description Always `AUTH`: who is signed in less has a [`LimitedView`]. */
            login_state: components["schemas"]["LoginState"];
            /**
             * Format: int64
             * @description Secret boards.
             */
            secret_board_count: number;
            /** @description Specification §3: default true. */
            third_party_marketing_tracking_enabled: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
